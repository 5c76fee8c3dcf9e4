export { computeForLister, computeReplyTimes, scheduleReplyTimes } from './compute-reply-times.ts';
export { replyTimesRoutes } from './show-reply-times.ts';
