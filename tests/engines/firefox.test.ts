import { firefox } from "./firefox.ts";
import { walkThrough } from "./walk-through.ts";

walkThrough(firefox);
