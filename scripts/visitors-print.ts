import type { Counted, VisitReport } from "../app/domain/visit-report.ts";
import { countryName, languageName, pageName } from "../backend/visit-names.ts";

const longestBar = 30;

/** A report as a terminal shows it. */
export function reportText({ weeks, forms, bots, ...lists }: VisitReport): string {
  const header = ["Week from", "Pages", "Messages begun", "sent", "Bookings begun", "sent"];
  const rows = weeks.map(({ monday, pages, forms: { contact, booking } }) =>
    [monday, pages, contact.begun, contact.sent, booking.begun, booking.sent].map(String),
  );
  const { contact, booking } = forms;
  return [
    table([header, ...rows]),
    list("Pages", lists.pages, (page) => pageName(page, "en")),
    list("Languages", lists.languages, (code) => languageName(code, "en")),
    list("Countries", lists.countries, (code) => countryName(code, "en")),
    list("Websites whose links led here", lists.referrers, (host) => host),
    `The contact form was opened ${contact.seen} times and refused ${contact.refused} times, the booking form ${booking.seen} and ${booking.refused}.`,
    `Pages that programs opened, such as search engines, left out above: ${bots}`,
  ].join("\n\n");
}

function table(rows: readonly string[][]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return rows.map(line).join("\n");
}

function list(
  title: string,
  counted: readonly Counted[],
  nameOf: (name: string) => string,
): string {
  const most = Math.max(...counted.map(({ count }) => count), 1);
  const rows = counted.map(({ name, count }) => {
    const bar = "#".repeat(Math.max(1, Math.round((count / most) * longestBar)));
    return `  ${printable(nameOf(name)).padEnd(32)}${String(count).padStart(7)}  ${bar}`;
  });
  return [title, ...(rows.length > 0 ? rows : ["  nothing counted yet"])].join("\n");
}

// Anybody can send a host, and a terminal obeys some characters.
function printable(text: string): string {
  return text.replace(/[^\P{C}]/gu, "?");
}
