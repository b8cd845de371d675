import { complaintAboutFacts } from "./facts-file.ts";

const complaint = complaintAboutFacts();
if (complaint) console.error(complaint);
else console.info("facts.json fits");
process.exitCode = complaint ? 1 : 0;
