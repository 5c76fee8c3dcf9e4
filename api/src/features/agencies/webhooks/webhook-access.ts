import type { KindOfAccess } from '../../../platform/access/access-kind.ts';
import { hostIn, recordChange } from './manage-webhooks.ts';
import { disableHeldWebhook, disableWebhooksSince, listHeldWebhooks } from './webhooks.repository.ts';

/** They are switched off rather than deleted: what was sent shows what somebody has learnt. */
export const webhookAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => {
    const ended = await disableWebhooksSince(tx, personId, since);
    for (const { account_id, url } of ended) await recordChange(tx, account_id, 'webhook-change', hostIn(url));
    return ended.map(({ url }) => hostIn(url));
  },
  list: async (db, personId) =>
    (await listHeldWebhooks(db, personId)).map(({ id, url, set_at, holder_id, holder_name }) => ({
      id,
      name: hostIn(url),
      since: set_at,
      by: holder_id === personId ? null : holder_name,
    })),
  endOne: async (tx, personId, id) => {
    const ended = await disableHeldWebhook(tx, personId, id);
    if (ended) await recordChange(tx, ended.account_id, 'webhook-change', hostIn(ended.url));
    return ended !== undefined;
  },
};
