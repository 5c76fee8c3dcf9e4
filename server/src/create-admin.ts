import { passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { parseAdminArguments, passwordOptionWarning, refuseWeakPassword } from './boot/admin.ts';
import { readPassword } from './boot/read-password.ts';
import { runCommand } from './boot/run-command.ts';
import { printLine, StartError } from './boot/start-error.ts';

await runCommand(
  () => parseAdminArguments(process.argv.slice(2)),
  async ({ api }, { email, password: given }) => {
    if (given !== null) printLine(passwordOptionWarning);
    const password = given ?? (await readPassword(process.stdin, (text) => process.stderr.write(text)));
    refuseWeakPassword(password);
    const outcome = await api.createAdmin(email, password).catch((error: Error) => {
      if (error.message !== passwordSentences.common) throw error;
      throw new StartError(`The password was refused: ${passwordSentences.common}`);
    });
    return outcome === 'created'
      ? `The admin ${email} can now sign in.`
      : `There’s already an account with the address ${email}, so nothing was changed.`;
  },
);
