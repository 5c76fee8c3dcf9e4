export const MAX_MESSAGE = 4_000;
/** After this time an unread message is announced by one mail, and not again until somebody reads. */
/** Until a colleague is emailed that they were given a conversation or mentioned in a note. */
export const TEAM_NOTICE_SECONDS = 60;
export const UNREAD_MAIL_MINUTES = 5;
/** Height of the messages screen. */
export const LAYOUT_HEIGHT_PX = 600;

/** Younger accounts have lower limits, because most spam comes from new accounts. */
export const NEW_ACCOUNT_DAYS = 7;

export interface MessageLimits {
  readonly conversationsADay: number;
  readonly messagesAnHour: number;
  /** Repetitions of the same text per day, over all conversations. */
  readonly sameTextADay: number;
}

const forNewAccounts: MessageLimits = { conversationsADay: 10, messagesAnHour: 60, sameTextADay: 5 };
const forOthers: MessageLimits = { conversationsADay: 50, messagesAnHour: 300, sameTextADay: 20 };

const DAY_MS = 86_400_000;

export const messageLimits = (accountCreatedAt: Date, now: Date): MessageLimits =>
  now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_DAYS * DAY_MS ? forNewAccounts : forOthers;

/** Short texts such as "Thank you" are repeated legitimately. */
const SAME_TEXT_FROM = 20;

/** Ignores case, blanks and punctuation; null for texts too short to count as repetitions. */
export function sameTextKey(content: string): string | null {
  const words = content
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < SAME_TEXT_FROM ? null : words;
}

export const MESSAGES_PER_PAGE = 50;

/** Who wrote about a home within so many days is told when it is let. */
export const ENQUIRY_DAYS = 90;
