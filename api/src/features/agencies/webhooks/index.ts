import type { webhooksContract } from '@letfair/contract/agencies/feed/webhooks';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { addWebhook, changeWebhook, listOwnWebhooks, removeWebhook, renewSecret } from './manage-webhooks.ts';
import { resendMessage, sendTestMessage, showDeliveries } from './show-deliveries.ts';

export { createWebhookDispatcher } from './dispatch-webhooks.ts';
export { switchOffAllWebhooks, switchOffWebhooksBy } from './manage-webhooks.ts';
export { receiveExamples } from './receive-examples.ts';
export { webhookAccess } from './webhook-access.ts';
export { isWebhookOf } from './webhooks.repository.ts';

export const webhooksRoutes = (db: Db, publicUrl: string): Handlers<typeof webhooksContract> => ({
  list: listOwnWebhooks(db),
  add: addWebhook(publicUrl),
  change: changeWebhook(publicUrl),
  renewSecret: renewSecret(publicUrl),
  remove: removeWebhook(),
  sendTest: sendTestMessage(),
  deliveries: showDeliveries(db),
  resend: resendMessage(),
});
