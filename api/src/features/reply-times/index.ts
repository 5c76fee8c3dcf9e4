export { computeForLister, computeReplyTimes, scheduleReplyTimes } from './compute-reply-times.ts';
