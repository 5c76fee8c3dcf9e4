import { dirname, join } from 'node:path';
import { type Account, currentUser } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';
import { canReach, firstClosedFolder, isRoot, ownerOf, serviceUser, withCapabilities } from '../boot/system-user.ts';

/**
 * PostgreSQL refuses to run as root. Root, which only the development server and tests stay, runs it as the owner of
 * the data, else as the service user. Other users run it as themselves.
 */
export async function databaseUser(cluster: string, programs: readonly string[]): Promise<Account> {
  if (!isRoot()) return currentUser;
  const user = (await ownerOf(join(cluster, 'PG_VERSION'))) ?? (await serviceUser());
  const places = [dirname(cluster), ...programs];
  if (await canReach(user, { toEnter: places })) return user;
  // Other users cannot enter a checkout below /root.
  const reader = await withCapabilities(user, ['dac_read_search']);
  if (reader && (await canReach(reader, { toEnter: places }))) return reader;
  throw new StartError(
    `PostgreSQL does not run as root, and its user ${user.name} cannot enter ${await firstClosedFolder(places)}: ` +
      'open that folder with "chmod o+x", set DATA_DIR to another place, or start Letfair as an ordinary user.',
  );
}
