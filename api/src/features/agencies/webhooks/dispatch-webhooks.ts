import { createHmac } from 'node:crypto';
import { retryDelay, WEBHOOK_FAILING_DAYS } from '@letfair/domain/agencies/feed/webhooks';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import type { FetchOutside, OutsideAnswer } from '../../../platform/outbound/fetch-outside.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  giveUpWaiting,
  insertAttempt,
  lockDelivery,
  releaseDelivery,
} from './deliveries.repository.ts';
import { switchedOffMail } from './mails.ts';
import { findReadableSecret, takeUpReadable } from './unreadable-secrets.ts';
import { markFailing, markWorking } from './webhooks.repository.ts';

/** Waiting for an answer costs a socket and nothing else, so that slow targets leave room for others. */
const AT_ONCE = 50;
const TIMEOUT_MS = 10_000;
/** Longer than an attempt takes. */
const LEASE_SECONDS = 60;
const ANSWER_BYTES = 500;

interface DispatcherDeps {
  readonly db: Db;
  readonly fetchOutside: FetchOutside;
  readonly publicUrl: string;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

/** `t` is in seconds; receivers compute the same HMAC over "t.body" and refuse an old `t`. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/**
 * Sends what is due, one message per webhook at a time. The job that calls it does not wait for answers, so that a
 * target that never answers keeps neither a job nor another webhook waiting.
 */
export function createWebhookDispatcher({ db, fetchOutside, publicUrl, log, stopping }: DispatcherDeps) {
  const busy = new Set<string>();
  let hasTakenUp = false;
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;

  async function look(): Promise<void> {
    do {
      isAskedAgain = false;
      if (!hasTakenUp) await takeUpReadable(db);
      hasTakenUp = true;
      const limit = AT_ONCE - busy.size;
      if (limit <= 0 || stopping.aborted) return;
      const claimed = await claimDeliveries(db, { limit, busy: [...busy], leaseSeconds: LEASE_SECONDS });
      for (const delivery of claimed) {
        busy.add(delivery.webhook_id);
        void send(delivery);
      }
    } while (isAskedAgain);
  }

  async function send(delivery: ClaimedDelivery): Promise<void> {
    try {
      const startedAt = performance.now();
      const secret = await findReadableSecret(delivery, { db, log, publicUrl });
      const answer = secret === null ? null : await attempt(delivery, secret, fetchOutside, stopping);
      const durationMs = Math.round(performance.now() - startedAt);
      // Without its secret it waits for another one.
      if (answer === null) await releaseDelivery(db, delivery.id);
      else if (stopping.aborted && !answer.ok) await releaseDelivery(db, delivery.id);
      else await write(db, (tx) => record(tx, delivery, answer, { durationMs, publicUrl }));
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'A webhook could not be recorded');
    } finally {
      busy.delete(delivery.webhook_id);
    }
    await deliverDue().catch((error: Error) => log.warn({ reason: error.message }, 'Webhooks wait'));
  }

  function deliverDue(): Promise<void> {
    if (looking) isAskedAgain = true;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  return deliverDue;
}

function attempt(
  { id, event, body, url }: ClaimedDelivery,
  secret: string,
  fetchOutside: FetchOutside,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  return fetchOutside(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'letfair-event': event,
      'letfair-delivery': id,
      'letfair-signature': signatureOf(secret, Math.floor(Date.now() / 1_000), body),
    },
    timeoutMs: TIMEOUT_MS,
    maxBytes: ANSWER_BYTES,
    cutAnswer: true,
    signal,
  });
}

interface Attempt {
  readonly durationMs: number;
  readonly publicUrl: string;
}

async function record(
  tx: Tx,
  { id, webhook_id }: ClaimedDelivery,
  answer: OutsideAnswer,
  { durationMs, publicUrl }: Attempt,
): Promise<void> {
  const delivery = await lockDelivery(tx, id);
  if (!delivery) return;
  const entry = answer.ok
    ? { status: answer.status, problem: null, answer: printable(answer.body) }
    : { status: null, problem: answer.problem, answer: '' };
  const row = { duration_ms: durationMs, ...entry };
  if (answer.ok && answer.status >= 200 && answer.status < 300) {
    await insertAttempt(tx, delivery, row, { state: 'delivered' });
    await markWorking(tx, webhook_id);
    return;
  }
  const delaySeconds = retryDelay(delivery.attempts + 1);
  if (delaySeconds === null) await insertAttempt(tx, delivery, row, { state: 'given-up' });
  else await insertAttempt(tx, delivery, row, { state: 'waiting', delaySeconds });
  const disabled = await markFailing(tx, webhook_id, WEBHOOK_FAILING_DAYS);
  if (!disabled) return;
  await giveUpWaiting(tx, webhook_id);
  const owner = await findAccountById(tx, disabled.account_id);
  if (owner) await enqueueMail(tx, owner.email, switchedOffMail(disabled, publicUrl));
}

/** A server may answer anything; what is kept of it is shown as text. */
const printable = (body: Buffer): string =>
  body
    .toString('utf8')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, ANSWER_BYTES)
    .toWellFormed();
