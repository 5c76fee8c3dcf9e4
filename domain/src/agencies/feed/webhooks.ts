import { codeTable } from '../../code-table.ts';
import { keysOf } from '../../keys-of.ts';

/** What a webhook can be told of, in words for its owner. */
export const webhookEvents = {
  enquiry: 'Someone asks about a home for the first time',
  application: 'Someone applies for a home',
  viewing: 'A viewing is offered, booked, moved, cancelled or over',
  approved: 'A home, or a change to it, is approved',
  rejected: 'A home, or a change to it, is rejected',
  expired: 'A home is removed from search because no one has confirmed it’s still available',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = keysOf(webhookEvents);

export const MAX_WEBHOOKS = 5;
export const MAX_WEBHOOK_URL = 500;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds to wait after the first failure, the second and so on; after the last the message is given up. */
export const WEBHOOK_RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR] as const;

/** Null when the message is given up. */
export const retryDelay = (failures: number): number | null => WEBHOOK_RETRIES[failures - 1] ?? null;

/** A webhook that has failed for this long is switched off. */
export const WEBHOOK_FAILING_DAYS = 3;

/** Why a webhook is switched off, as its account is told. */
export const webhookOffTexts = {
  owner: 'Switched off.',
  failures: `Switched off: its server hasn’t accepted our messages for ${WEBHOOK_FAILING_DAYS} days.`,
  'person-left':
    'Switched off: the person who set it up no longer looks after your software connections. Check the address, then switch it back on.',
  'taken-back':
    'Switched off: it was set up while someone else may have been in your account. Check the address before you switch it back on.',
} as const;
export const webhookOffReasons = keysOf(webhookOffTexts);

export const webhookSentences = {
  tooMany: `You can have up to ${MAX_WEBHOOKS} webhooks. Delete one first.`,
  off: 'This webhook is switched off. Switch it on first.',
  paused:
    'Paused: the person who set it up can’t use Letfair at the moment. Switch it off and on again to take it over.',
  unreadable:
    'Stopped: we can no longer read its secret. Create a new secret and give it to your server. We’ll then send the messages that are waiting.',
  notAnAddress: 'Enter an address that starts with https://.',
  notPublic: 'Enter an address on the public internet, without a user name or password.',
} as const;

/** Why a message did not arrive, by what `fetchOutside` calls it. */
export const webhookProblems = codeTable<string>({
  'unknown-host': 'We couldn’t find a server with this name.',
  'private-network': 'The address leads to a private network.',
  timeout: 'The server didn’t answer in time.',
  'no-connection': 'We couldn’t connect, or the server’s certificate isn’t valid.',
});
