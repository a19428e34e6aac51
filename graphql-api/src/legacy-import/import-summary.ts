import { count, type ImportReport } from './import-report.js';
import { KINDS, type LegacyFolder } from './legacy-files.js';
import type { LegacyShop } from './legacy-shop.js';
import { bare, shellQuote } from './quoted.js';

/** What a person should know at the end of an import, line by line. */
export function importSummary(report: ImportReport, folder: LegacyFolder, shop: LegacyShop): string[] {
  const { people, catalogue, formerAdmins } = shop;
  return [
    ...report.counts(),
    ...KINDS.filter((kind) => !folder.files[kind]).map((kind) => `${kind}: there is no such file.`),
    ...when(folder.others.length, () => `Files left alone: ${folder.others.map(bare).join(', ')}.`),
    ...when(people.strangers, (strangers) => `People known only from orders or reviews: ${strangers}.`),
    ...when(
      catalogue.goneParts,
      (parts) => `Parts no longer sold, made up for the orders of them: ${parts}.`,
    ),
    ...when(
      formerAdmins.length,
      () => 'These were admins in the old shop and are customers here. To make one an admin again:',
    ),
    ...formerAdmins.map((email) => `  npm run admin -- grant ${shellQuote(email)}`),
  ];
}

const when = (number: number, line: (number: string) => string): string[] =>
  number > 0 ? [line(count(number))] : [];
