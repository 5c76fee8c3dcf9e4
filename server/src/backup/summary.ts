import { counted } from '@letfair/domain/counted';
import type { BackupHeader, BackupManifest } from './archive/format.ts';
import type { ClearedSecrets } from './tables/clear-secrets.ts';

const format = (count: number): string => count.toLocaleString('en-GB');
const MEGABYTE = 1_000_000;
const megabytes = (bytes: number): string => `${format(Math.ceil(bytes / MEGABYTE))} MB`;

/** "12 tables with 3,400 rows, 80 files, 12 MB" */
export function sentenceOf({
  tables,
  objects,
  bytes,
}: Pick<BackupManifest, 'tables' | 'objects'> & { readonly bytes?: number }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = bytes === undefined ? '' : `, ${megabytes(bytes)} in all`;
  return `${format(tables.length)} tables with ${format(rows)} rows, ${format(objects.count)} files of ${megabytes(objects.bytes)}${size}`;
}

interface KeyPlaces {
  readonly isEncrypted: boolean;
  readonly given: readonly string[];
  readonly folder: string | null;
}

/** Whether the archive holds the keys of its secrets, and what to do where it does not. */
export function keysSentence(
  { used, areInside }: BackupHeader['keys'],
  { isEncrypted, given, folder }: KeyPlaces,
): string {
  if (used.length === 0) return '';
  if (areInside) return ' It includes the key to its secrets.';
  if (isEncrypted)
    return ` The key to its secrets (${used.join(', ')}) isn’t on this machine, so it isn’t in the backup. Keep a copy of it.`;
  const place = given.length > 0 ? 'SECRETS_KEY' : folder;
  return ` It isn’t encrypted, so it doesn’t include the key to its secrets. Keep a copy of ${place} elsewhere, or set BACKUP_PASSPHRASE. After a restore, you’ll need that key for webhooks and two-step sign-in by app.`;
}

/** What an operator has to tell people after a restore without secrets. */
export const clearedSentence = ({ secondSteps, webhooks }: ClearedSecrets): string =>
  ` Without its secrets: ${secondSteps === 1 ? '1 person' : `${format(secondSteps)} people`} can sign in with the password alone and should set up their app again, and ${counted(webhooks, 'webhook')} ${webhooks === 1 ? 'stays off until its owner renews the secret and switches it' : 'stay off until their owners renew the secrets and switch them'} on.`;
