import { syntaxErrorInFacts } from "../build/facts-syntax.ts";

// What imports a file that cannot be read would end with a stack trace.
const complaint = syntaxErrorInFacts();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else await import("./setup/main.ts");
