import type { FoundText } from './find-texts.ts';

/** Where people read a text, in the order of the list. */
export const kinds = {
  screen: 'Screens',
  email: 'Emails',
  refusal: 'Refusals and answers of the server',
  help: 'Help and information pages',
  api: 'Descriptions of the API',
  command: 'Command line',
  docs: 'Documents',
} as const;
export type Kind = keyof typeof kinds;

/** Examples, phrases that are looked for, and screens that developers alone see. */
const notRead = [
  'demo/',
  'domain/src/listings/law/wording/',
  'domain/src/listings/review/copies/',
  'domain/src/words/',
  'domain/src/agencies/portfolio/guess-columns.ts',
  'domain/src/lettings/conversations/message-warnings.ts',
  'domain/src/search/words/',
  'domain/src/search/features-in-text.ts',
  'domain/src/search/places/data/',
  'domain/src/search/places/suggestions/',
  'domain/src/search/places/towns.ts',
  'api/src/features/site/demo/',
  'api/src/mail-gallery/',
  'api/src/access-kinds.ts',
  'api/src/features/accounts/sign-in/verification/email-proof.ts',
  'api/src/platform/docs/code-examples.ts',
  'api/src/platform/photos/share-card/card-fonts.ts',
  'server/src/config/published-passwords.ts',
  'server/src/local-mail/',
  'api/src/features/agencies/imports/read/hostile-files.ts',
  'api/src/features/agencies/webhooks/receive-examples.ts',
  'web/app/features/site/style-guide/',
];

export const isReadByPeople = ({ path }: { readonly path: string }): boolean =>
  !notRead.some((start) => path.startsWith(start));

/** People read the files of an export; everything else about the tables is in docs/operations/retention.md. */
const isRetentionReason = (path: string, holder: string): boolean =>
  path.startsWith('api/src/platform/retention/') && holder !== 'ownFile';

const isHint = (holder: string): boolean => /hint|description|summary|label|note/i.test(holder);
const apiWords = new Set(['describe', 'description', 'summary', 'title', 'meta']);

/** By the folder, and in the contract by what holds the text. */
export function kindOf({ path, holder, text }: FoundText): Kind {
  if (path.endsWith('.md') || isRetentionReason(path, holder)) return 'docs';
  if (/(?:^|\/|-)mails?(?:\.ts|\/)|\/calendar\//.test(path)) return 'email';
  if (path.startsWith('contract/')) return apiWords.has(holder) ? 'api' : 'refusal';
  if (/^api\/src\/(?:api-description|platform\/docs\/)/.test(path)) return 'api';
  if (path.startsWith('api/')) return 'refusal';
  if (path.startsWith('server/src/http/')) return 'refusal';
  if (path.startsWith('server/')) return 'command';
  if (path.startsWith('domain/') && !isHint(holder) && /[.!?]$/.test(text)) return 'refusal';
  return path.startsWith('web/app/features/site/information/') ? 'help' : 'screen';
}
