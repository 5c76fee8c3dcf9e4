import { findAdminsWithPassword, openPool } from '@letfair/api';
import type { Config } from '../config/config.ts';
import { publishedPasswords } from '../config/published-passwords.ts';
import { type Finding, ok, problem, reasonOf } from './finding.ts';

/** An admin keeps the password of the first start, whatever ADMIN_PASSWORD says later. */
export async function checkAdmins(
  { isLocal, publicUrl }: Pick<Config, 'isLocal' | 'publicUrl'>,
  url: string,
): Promise<Finding[]> {
  if (isLocal) return [];
  const pool = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  try {
    const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('account') is not null as found`);
    if (!rows[0]?.found) return [];
    const emails = await findAdminsWithPassword(pool, publishedPasswords);
    return emails.length === 0
      ? [ok('admins', 'none of them uses a password from Letfair’s repository.')]
      : emails.map((email) =>
          problem(
            'admins',
            `${email} has a password that anyone can read in Letfair’s repository. Reset it at ${publicUrl}/auth/forgot-password, then look at the audit log.`,
          ),
        );
  } catch (error) {
    return [problem('admins', `we couldn’t check their passwords (${reasonOf(error)}).`)];
  } finally {
    await pool.end();
  }
}
