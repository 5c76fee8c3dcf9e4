import { WORKING_DAY_MINUTES, workingMinutes } from './working-hours.ts';

/** A tenant's first message or application about a home, and the first answer to it. */
export interface Enquiry {
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
}

/** Enquiries of so many days count. */
export const REPLY_DAYS = 90;
/** Fewer enquiries say too little about a lister to be shown. */
export const ENOUGH_ENQUIRIES = 5;
/** Of a lister with more, the latest count. */
export const MOST_ENQUIRIES = 1_000;
/** A later answer comes too late to count as one. */
export const ANSWER_DAYS = 14;
/** Whoever answers this share of enquiries within a working day “answers within a day”. */
export const WITHIN_DAY_PERCENT = 80;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Working minutes until the answer; null without an answer that counts. */
function replyMinutes({ askedAt, answeredAt }: Enquiry): number | null {
  if (answeredAt === null || answeredAt.getTime() - askedAt.getTime() > ANSWER_DAYS * DAY_MS) return null;
  return workingMinutes(askedAt, answeredAt);
}

const isRecent = ({ askedAt }: Enquiry, now: Date): boolean => now.getTime() - askedAt.getTime() < REPLY_DAYS * DAY_MS;

/** Whether a lister still has time to answer before the enquiry counts as unanswered. */
export const isWaiting = ({ askedAt, answeredAt }: Enquiry, now: Date): boolean =>
  answeredAt === null && workingMinutes(askedAt, now) < WORKING_DAY_MINUTES;

export interface ReplyFigures {
  /** That were answered, or have waited for a working day. */
  readonly enquiries: number;
  readonly answered: number;
  readonly answeredWithinDay: number;
  /** Of those that were answered; null without any. */
  readonly medianMinutes: number | null;
}

export function computeReplyFigures(enquiries: readonly Enquiry[], now: Date): ReplyFigures {
  const counted = enquiries.filter((enquiry) => isRecent(enquiry, now) && !isWaiting(enquiry, now));
  const minutes = counted.flatMap((enquiry) => replyMinutes(enquiry) ?? []).sort((one, other) => one - other);
  return {
    enquiries: counted.length,
    answered: minutes.length,
    answeredWithinDay: minutes.filter((time) => time <= WORKING_DAY_MINUTES).length,
    medianMinutes: median(minutes),
  };
}

function median(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** What everybody sees of a lister's figures. */
export interface PublicReplies {
  /** Of a hundred enquiries, so many are answered; rounded down, so that 100 means all. */
  readonly rate: number;
  readonly medianMinutes: number | null;
  readonly withinDay: boolean;
}

/** Null below as many enquiries as say something. */
export function publicReplies({
  enquiries,
  answered,
  answeredWithinDay,
  medianMinutes,
}: ReplyFigures): PublicReplies | null {
  if (enquiries < ENOUGH_ENQUIRIES) return null;
  return {
    rate: Math.floor((answered * 100) / enquiries),
    medianMinutes,
    withinDay: answeredWithinDay * 100 >= enquiries * WITHIN_DAY_PERCENT,
  };
}

/** So that a change that nobody announced, such as a closed account, shows after this long at the latest. */
const LONGEST_CHECK_DAYS = 7;
const SHORTEST_CHECK_MINUTES = 15;

/** When time alone may change the figures: an enquiry has waited too long, or is too old to count. */
export function nextCheck(enquiries: readonly Enquiry[], now: Date): Date {
  const changes = enquiries
    .filter((enquiry) => isRecent(enquiry, now))
    .map((enquiry) =>
      isWaiting(enquiry, now)
        ? now.getTime() + (WORKING_DAY_MINUTES - workingMinutes(enquiry.askedAt, now)) * MINUTE_MS
        : enquiry.askedAt.getTime() + REPLY_DAYS * DAY_MS,
    );
  const soonest = changes.reduce((one, other) => Math.min(one, other), now.getTime() + LONGEST_CHECK_DAYS * DAY_MS);
  return new Date(Math.max(soonest, now.getTime() + SHORTEST_CHECK_MINUTES * MINUTE_MS));
}
