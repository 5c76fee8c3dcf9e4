import { countUnreadableSecrets, openPool, readSecretsState } from '@letfair/api';
import { openToOthers } from '@letfair/api/secrets';
import { counted } from '@letfair/domain/counted';
import { missingKeys, openKeys } from '../boot/open-keys.ts';
import type { Config } from '../config/config.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const unreadableSentence = (count: number): string =>
  `${counted(count, 'value')} can’t be read with the keys on this machine. If you have an older key, put its file back and restart. Otherwise webhook owners have to create a new secret on /feed, and anyone whose authenticator app no longer works needs their two-step sign-in removed.`;

/** The keys of the secrets in the database: whether they are here, for their owner alone, and used for everything. */
export async function checkSecrets({ keySource }: Pick<Config, 'keySource'>, url: string): Promise<Finding> {
  const pool = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  try {
    const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('encryption_key') is not null as found`);
    if (!rows[0]?.found)
      return warning('secrets', 'they’re readable in the database. The next start will encrypt them.');
    const keyRing = await openKeys({ keySource });
    const known = keyRing.keys().map(({ id }) => id);
    const { currentKey, formerKeys, readable, outdated } = await readSecretsState(pool);
    if (currentKey === null) return warning('secrets', 'there’s no key yet. The next start will make one.');
    const missing = [currentKey, ...formerKeys].filter((id) => !known.includes(id));
    if (missing.length > 0) return problem('secrets', missingKeys(missing, keySource.folder, 'The database'));
    const unreadable = await countUnreadableSecrets(pool, keyRing);
    if (unreadable > 0) return problem('secrets', unreadableSentence(unreadable));
    const open = await openToOthers(keySource.folder);
    if (open.length > 0)
      return problem('secrets', `other users can read ${open.join(' and ')}. Run "chmod -R go= ${keySource.folder}".`);
    if (readable > 0)
      return warning(
        'secrets',
        `${counted(readable, 'value')} from an earlier version ${readable === 1 ? 'isn’t' : 'aren’t'} encrypted yet. That will happen within an hour of that version’s last process stopping.`,
      );
    if (formerKeys.length > 0)
      return warning(
        'secrets',
        `${counted(outdated, 'value')} ${outdated === 1 ? 'uses' : 'use'} an old key. Run npm run rotate-secrets again.`,
      );
    return ok('secrets', `all are encrypted with the key ${currentKey}, which is on this machine.`);
  } catch (error) {
    return problem('secrets', `we couldn’t check them (${reasonOf(error)}).`);
  } finally {
    await pool.end();
  }
}
