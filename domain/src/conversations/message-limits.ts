export const MAX_MESSAGE = 4_000;
/** An unread message is told by mail once it has waited so long, and only once until somebody reads. */
export const UNREAD_MAIL_MINUTES = 5;
/** Document 2, section 9. */
export const LAYOUT_HEIGHT_PX = 600;

/** An account younger than this has not shown yet that it is no spammer's. */
export const NEW_ACCOUNT_DAYS = 7;

export interface MessageLimits {
  readonly conversationsADay: number;
  readonly messagesAnHour: number;
  /** How often a day the same words may be sent, to whomever. */
  readonly sameTextADay: number;
}

const forNewAccounts: MessageLimits = { conversationsADay: 10, messagesAnHour: 60, sameTextADay: 5 };
const forOthers: MessageLimits = { conversationsADay: 50, messagesAnHour: 300, sameTextADay: 20 };

const DAY_MS = 86_400_000;

export const messageLimits = (accountCreatedAt: Date, now: Date): MessageLimits =>
  now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_DAYS * DAY_MS ? forNewAccounts : forOthers;

/** Everybody says "Thank you" many times a day; only longer texts tell that somebody sends round a circular. */
const SAME_TEXT_FROM = 20;

/** What two texts have in common that differ in case, blanks and punctuation only; null for one too short to matter. */
export function sameTextKey(content: string): string | null {
  const words = content
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < SAME_TEXT_FROM ? null : words;
}
