import { expect, test } from "vitest";
import { parseEnv } from "../../../worker/config/env.ts";
import { workingVars } from "../../support/working-vars.ts";

const companyVars = {
  COMPANY_NAME: "Prov Nord AB",
  COMPANY_NUMBER: "559123-4567",
  VAT_NUMBER: "SE559123456701",
  RESPONSIBLE_PERSON: "Åsa Prov",
  TRAVEL_GUARANTEE: "Kammarkollegiet, 2026-77",
  COMPLAINTS_ADDRESS: "klagomal@tours.example",
};

test("what the law wants to know of the company is taken as set", () => {
  expect(parseEnv({ ...workingVars, ...companyVars }).settings.company).toEqual({
    name: "Prov Nord AB",
    number: "559123-4567",
    vatNumber: "SE559123456701",
    responsiblePerson: "Åsa Prov",
    travelGuarantee: "Kammarkollegiet, 2026-77",
    complaintsAddress: "klagomal@tours.example",
  });
});

test.each(["", " \n"])("a fact of the company that is not set (%j) is not there", (empty) => {
  for (const name of Object.keys(companyVars)) {
    const { company } = parseEnv({ ...workingVars, ...companyVars, [name]: empty }).settings;
    expect(Object.keys(company)).toHaveLength(Object.keys(companyVars).length - 1);
  }
});

test("a number without quotes is told from one that is missing", () => {
  expect(() => parseEnv({ ...workingVars, COMPANY_NUMBER: 5591234567 })).toThrow(
    "wrangler var COMPANY_NUMBER has to be a text: write it in quotes",
  );
});
