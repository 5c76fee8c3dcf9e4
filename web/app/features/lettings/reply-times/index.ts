import { lazyPart } from '../../../lib/network/lazy-part.ts';

export const OwnReplyTimes = lazyPart(async () => (await import('./own-reply-times.tsx')).OwnReplyTimes);
