import { type Db, write } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { UnreadableSecret } from '../../../platform/secrets/cipher.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import type { ClaimedDelivery } from './deliveries.repository.ts';
import { newSecretNeededMail } from './mails.ts';
import { listUnreadable, markReadable, markUnreadable, readWebhookSecret } from './webhooks.repository.ts';

interface Told {
  readonly db: Db;
  readonly log: Log;
  readonly publicUrl: string;
}

/**
 * Null for a secret that none of our keys opens. The webhook then stops until it gets another one, which its owner is
 * told once.
 */
export async function findReadableSecret(delivery: ClaimedDelivery, told: Told): Promise<string | null> {
  const { webhook_id: id, secret_key: stored } = delivery;
  try {
    return await readWebhookSecret(told.db, { id, stored });
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    await stop(delivery, error, told);
    return null;
  }
}

const stop = ({ webhook_id, secret_key }: ClaimedDelivery, { message }: UnreadableSecret, told: Told): Promise<void> =>
  write(told.db, async (tx) => {
    const stopped = await markUnreadable(tx, webhook_id, secret_key);
    if (!stopped) return;
    told.log.warn({ webhook: webhook_id, reason: message }, 'A webhook stops: its secret cannot be decrypted');
    const owner = await findAccountById(tx, stopped.account_id);
    if (owner) await enqueueMail(tx, owner.email, newSecretNeededMail(told.publicUrl));
  });

/** Once per start: an operator may have put a lost key back. */
export async function takeUpReadable(db: Db): Promise<void> {
  for (const { id, secret_key: stored } of await listUnreadable(db)) {
    const secret = await readWebhookSecret(db, { id, stored }).catch((error: unknown) => {
      if (error instanceof UnreadableSecret) return null;
      throw error;
    });
    if (secret !== null) await markReadable(db, id);
  }
}
