import { walkThrough } from "./walk-through.ts";
import { webkit } from "./webkit.ts";

walkThrough(webkit);
