import { Resolver } from "node:dns/promises";
import { isPrivateHost } from "../../worker/vars/hosts.ts";
import { error, type Finding, ok, unless, warning } from "./finding.ts";

/** The questions that the doctor has for DNS. */
export type Dns = Pick<Resolver, "resolve4" | "resolve6" | "resolveMx" | "resolveTxt">;

/** DNS that gives up after some seconds. */
export const openDns = (): Dns => new Resolver({ timeout: 4_000, tries: 2 });

/** Whether names lead where they should: the site's, and those of its mail. */
export async function dnsFindings(
  { host, email, senders }: { host: string; email: string; senders: string[] },
  dns: Dns,
): Promise<Finding[]> {
  const mail = domainOf(email);
  const found = await Promise.all([
    isPrivateHost(host) ? [] : [hostFinding(host, dns)],
    isReserved(mail) ? [] : [mailFinding(mail, dns)],
    ...[...new Set(senders.map(domainOf))]
      .filter((domain) => !isReserved(domain))
      .map((domain) => [spfFinding(domain, dns), dmarcFinding(domain, dns)]),
  ]);
  return Promise.all(found.flat());
}

async function hostFinding(host: string, dns: Dns): Promise<Finding> {
  const [old, recent] = await Promise.all([
    lookUp(() => dns.resolve4(host)),
    lookUp(() => dns.resolve6(host)),
  ]);
  if (old === "away" || recent === "away") return away(host);
  if (old.length + recent.length === 0) {
    return error(
      `${host} has no address in DNS`,
      "in Cloudflare's dashboard: the worker, Settings, Domains & Routes, Add",
    );
  }
  return ok(`${host} has an address in DNS`);
}

async function mailFinding(domain: string, dns: Dns): Promise<Finding> {
  const records = await lookUp(() => dns.resolveMx(domain));
  if (records === "away") return away(domain);
  return unless(
    records.some(({ exchange }) => exchange !== ""),
    `${domain} takes mail`,
    error(
      `${domain} takes no mail (no MX record), yet guests are told to write there`,
      "switch on Email Routing, or your mail provider's records",
    ),
  );
}

async function spfFinding(domain: string, dns: Dns): Promise<Finding> {
  const records = await textsAt(domain, dns);
  if (records === "away") return away(domain);
  const count = records.filter((text) => /^v=spf1\b/i.test(text)).length;
  if (count > 1)
    return error(
      `${domain} has ${count} SPF records, and so none that counts`,
      "leave one of them",
    );
  return unless(
    count === 1,
    `${domain} says who may send its mail (SPF)`,
    warning(
      `${domain} doesn't say who may send its mail (SPF)`,
      "in Cloudflare's dashboard: Email, Email Routing or Email Sending, DNS records",
    ),
  );
}

async function dmarcFinding(domain: string, dns: Dns): Promise<Finding> {
  const records = await textsAt(`_dmarc.${domain}`, dns);
  if (records === "away") return away(domain);
  return unless(
    records.some((text) => /^v=DMARC1\b/i.test(text)),
    `${domain} says what to do with forged mail (DMARC)`,
    warning(
      `${domain} doesn't say what to do with forged mail (DMARC)`,
      `add the TXT record _dmarc.${domain}: v=DMARC1; p=none`,
    ),
  );
}

async function textsAt(name: string, dns: Dns) {
  const records = await lookUp(() => dns.resolveTxt(name));
  return records === "away" ? records : records.map((parts) => parts.join(""));
}

// No record is an answer; anything else says nothing.
async function lookUp<Record>(ask: () => Promise<Record[]>): Promise<Record[] | "away"> {
  try {
    return await ask();
  } catch (thrown) {
    return ["ENOTFOUND", "ENODATA"].includes((thrown as { code?: string }).code ?? "")
      ? []
      : "away";
  }
}

const away = (name: string) =>
  warning(`DNS says nothing about ${name}`, "try again where there is a network");

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

// Names that can be nobody's own. The doctor says so elsewhere.
const isReserved = (domain: string) =>
  domain === "" || /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/.test(domain);
