import type { DemoAccount, metaContract } from '@letfair/contract/site/meta';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { MailTransport } from '../../../platform/mail/transports.ts';
import { findDemoEmailKeys } from '../../accounts/sign-in/index.ts';
import { findDirectory } from '../../search/places/index.ts';

/** The version stamp in the footer. */
const VERSION = '13.08.25';

interface MetaDeps {
  readonly db: Db;
  readonly mail: MailTransport['kind'];
  readonly demoAccounts: readonly DemoAccount[];
}

export const metaRoutes = ({ db, mail, demoAccounts }: MetaDeps): Handlers<typeof metaContract> => ({
  about: async () => {
    // Demo accounts are offered only when they exist.
    const there =
      demoAccounts.length > 0
        ? await findDemoEmailKeys(
            db,
            demoAccounts.map(({ email }) => emailKey(email)),
          )
        : [];
    return {
      ok: true,
      data: {
        name: 'Letfair',
        version: VERSION,
        mail,
        demoAccounts: demoAccounts.filter(({ email }) => there.includes(emailKey(email))),
      },
    };
  },
  sources: async () => {
    const directory = await findDirectory(db);
    return { ok: true, data: { postcodes: directory?.attribution ?? null } };
  },
});
