import type { replyTimesContract } from '@letfair/contract/lettings/conversations/reply-times';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { ENOUGH_ENQUIRIES, REPLY_DAYS } from '@letfair/domain/lettings/reply-times/reply-figures';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { type LoadResult, useAwaited } from '../../../lib/page-data.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { REPLY_TIMES_HELP, ReplyLine } from '../../search/results/index.ts';

export type OwnReplies = Extract<Answer<typeof replyTimesContract.show>, { success: true }>['data'];

export function OwnReplyTimes({ replies }: { readonly replies: Promise<LoadResult<OwnReplies>> }) {
  const { data, hasFailed, reload } = useAwaited(replies);
  if (hasFailed) return <LoadFailure what="your reply times" onRetry={reload} />;
  return data && <ReplyTimesSection {...data} />;
}

/** What everybody sees of a lister's answers, what counts, and who waits; nothing before the first enquiry. */
export function ReplyTimesSection({ shown, enquiries, answered, answeredWithinDay, waiting }: OwnReplies) {
  if (enquiries + waiting.length === 0) return null;
  return (
    <TitledSection title="Your reply times" className="grid gap-4">
      <div className="grid max-w-text gap-2">
        {shown ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ReplyLine replies={shown} />
            {shown.withinDay && <Badge tone="good">Answers within a day</Badge>}
          </div>
        ) : (
          <p>Tenants will be able to see how quickly you reply once you’ve had {ENOUGH_ENQUIRIES} enquiries.</p>
        )}
        <p className="text-muted tabular-nums">
          In the last {REPLY_DAYS} days you replied to {answered} of {enquiries}{' '}
          {enquiries === 1 ? 'enquiry' : 'enquiries'}, {answeredWithinDay} within a working day. An enquiry counts once
          you’ve replied, or once it’s been waiting for a working day.{' '}
          <TextLink to={REPLY_TIMES_HELP}>What counts</TextLink>
        </p>
      </div>
      {waiting.length > 0 && (
        <ul aria-label="Enquiries waiting for a reply" className="grid gap-2">
          {waiting.map((enquiry) => (
            <WaitingEnquiry key={enquiry.conversationId ?? enquiry.applicationId} enquiry={enquiry} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const WaitingEnquiry = ({ enquiry }: { readonly enquiry: OwnReplies['waiting'][number] }) => (
  <li>
    <Link
      to={pathOf(enquiry)}
      prefetch="intent"
      className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 hover:bg-sand"
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere">
          {enquiry.conversationId ? 'Message' : 'Application'} from {formatDate(enquiry.askedAt)} about “{enquiry.title}
          ”
        </span>
        {enquiry.isLate && <Badge tone="warm">Counts as unanswered</Badge>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  </li>
);

const pathOf = ({ conversationId, applicationId }: OwnReplies['waiting'][number]): string =>
  conversationId
    ? `/messages?conversation=${encodeURIComponent(conversationId)}`
    : `/applications?id=${encodeURIComponent(applicationId ?? '')}`;
