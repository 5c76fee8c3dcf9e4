import type { metaContract } from '@letfair/contract/meta';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { MailTransport } from '../../platform/mail/transport.ts';

/** The stamp in the footer (document 1, section 1). */
const VERSION = '13.08.25';

export function metaRoutes(mail: MailTransport['kind']): Handlers<typeof metaContract> {
  const about = { ok: true, data: { name: 'Letfair', version: VERSION, mail } } as const;
  return { about: async () => about };
}
