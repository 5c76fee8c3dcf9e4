import { lazyPart } from '../../../lib/network/lazy-part.ts';

export { REPLY_TIMES_HELP, ReplyLine } from './reply-line.tsx';

export const OwnReplyTimes = lazyPart(async () => (await import('./own-reply-times.tsx')).OwnReplyTimes);
