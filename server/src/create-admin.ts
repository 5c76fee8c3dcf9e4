import { passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import {
  parseAdminArguments,
  parseAdminName,
  passwordOptionWarning,
  refusePublishedPassword,
  refuseWeakPassword,
} from './boot/admin.ts';
import { readName, readPassword } from './boot/read-password.ts';
import { runCommand } from './boot/run-command.ts';
import { printLine, StartError } from './boot/start-error.ts';

await runCommand(
  () => parseAdminArguments(process.argv.slice(2)),
  async ({ api, config }, { email, name: givenName, password: given }) => {
    if (given !== null) printLine(passwordOptionWarning);
    const print = (text: string) => process.stderr.write(text);
    const typedName = givenName === null ? await readName(process.stdin, print) : null;
    const name = givenName ?? (typedName === null ? undefined : parseAdminName(typedName));
    const password = given ?? (await readPassword(process.stdin, print));
    refuseWeakPassword(password);
    refusePublishedPassword(password, config);
    const outcome = await api.createAdmin(email, password, name).catch((error: Error) => {
      if (error.message !== passwordSentences.common) throw error;
      throw new StartError(`The password was refused: ${passwordSentences.common}`);
    });
    return outcome === 'created'
      ? `The admin ${email} can now sign in.`
      : `There’s already an account with the address ${email}, so nothing was changed.`;
  },
);
