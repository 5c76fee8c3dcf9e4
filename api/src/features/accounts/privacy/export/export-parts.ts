import type { ComposedFile, OwnFile } from '../../../../platform/retention/table-rule.ts';
import { tableRules } from '../../../../platform/retention/table-rules.ts';
import { listingParts } from './export-listings.ts';
import { ownParts } from './export-own.ts';
import { type ComposedParts, type ExportPart, exportRows, readInPages } from './export-part.ts';
import { sharedParts } from './export-shared.ts';
import { teamParts } from './export-team.ts';
import { viewingParts } from './export-viewings.ts';

const composedFiles: ComposedParts<ComposedFile> = {
  ...ownParts,
  ...listingParts,
  ...sharedParts,
  ...viewingParts,
  ...teamParts,
};

/** The rows of an account in one table, as they are. */
const ownPart = (table: string, { about, by }: OwnFile): ExportPart => ({
  about,
  rows: (db, { id }) =>
    exportRows(
      readInPages(
        db
          .selectFrom(table as 'draft')
          .selectAll()
          .where('account_id', '=', id)
          .orderBy(by as 'id'),
        (query, last) => query.where(by as 'id', '>', last[by as 'id']),
      ),
    ),
});

const ownFiles = Object.entries(tableRules).flatMap(([table, rule]) =>
  rule.export && 'file' in rule.export ? [[rule.export.file, ownPart(table, rule.export)] as const] : [],
);

export const exportParts: readonly (readonly [file: string, part: ExportPart])[] = [
  ...Object.entries(composedFiles),
  ...ownFiles,
].sort(([one], [other]) => one.localeCompare(other));

export const writeReadMe = (madeAt: Date): string =>
  [
    'What Letfair holds about you',
    `Made on ${madeAt.toISOString().slice(0, 10)}.`,
    '',
    ...exportParts.map(([file, { about }]) => `${file}\n  ${about}`),
    'photos/\n  Your pictures, as large as we keep them.',
    'certificates/\n  The files of your certificates.',
    '',
    'The files are JSON, which you can open in any text editor. Times are in UTC. Passwords, codes and sign-in tokens aren’t included, because we only keep hashes of them. Other people appear under the names you see on the site.',
    '',
  ].join('\n');
