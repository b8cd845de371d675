import { answerTimes, pageChanges } from "./interactions.ts";

console.table(await pageChanges());
console.table(await answerTimes());
