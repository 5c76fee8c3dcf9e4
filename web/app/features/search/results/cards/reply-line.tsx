import type { PublicReplies } from '@letfair/domain/lettings/reply-times/reply-figures';
import { repliesText } from '@letfair/domain/lettings/reply-times/reply-words';
import { MessageCircleReply } from 'lucide-react';

export const REPLY_TIMES_HELP = '/help/reply-times';

interface ReplyLineProps {
  readonly replies: PublicReplies;
  readonly className?: string;
}

/** How often and how soon the lister of a home answers. */
export const ReplyLine = ({ replies, className = '' }: ReplyLineProps) => (
  <p className={`flex items-start gap-1.5 text-sm ${className}`}>
    <MessageCircleReply aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
    <span>{repliesText(replies)}</span>
  </p>
);
