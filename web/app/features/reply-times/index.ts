import { lazy } from 'react';

export { REPLY_TIMES_HELP, ReplyLine } from './reply-line.tsx';

export const OwnReplyTimes = lazy(async () => ({ default: (await import('./own-reply-times.tsx')).OwnReplyTimes }));
