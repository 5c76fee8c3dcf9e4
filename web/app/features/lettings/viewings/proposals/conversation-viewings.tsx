import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useLiveEvents } from '../../../accounts/live/index.ts';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { ViewingsButton } from '../booking/viewings-button.tsx';
import { viewingMoment } from '../slot-words.ts';
import { SuggestedTime } from '../suggested-time.tsx';
import { SuggestMoveButton } from './suggest-move-button.tsx';

const ProposeDialog = lazyPart(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

interface ConversationViewingsProps {
  readonly conversation: Pick<Conversation, 'id' | 'propertyId' | 'propertyTitle' | 'propertyStatus'>;
  readonly otherId: string;
  readonly side: 'tenant' | 'lister';
}

/** What the two sides of a conversation have arranged, and the way to arrange more. */
export function ConversationViewings({ conversation, otherId, side }: ConversationViewingsProps) {
  const viewings = useComingViewings(conversation.propertyId, otherId);
  const { booked, proposed } = viewings;
  const Line = side === 'tenant' ? TenantLine : ListerLine;
  return (
    <section
      aria-label="Viewings"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 empty:hidden"
    >
      {booked && (
        <p className="min-w-0 text-sm tabular-nums">
          Viewing booked: <span className="font-semibold">{viewingMoment(booked.startsAt)}</span>
        </p>
      )}
      {booked?.move && <MoveLine viewing={booked} onChanged={viewings.reload} />}
      <Line conversation={conversation} booked={booked} proposed={booked ? [] : proposed} onChanged={viewings.reload} />
    </section>
  );
}

/** A suggested time, which the tenant answers here. */
function MoveLine({ viewing, onChanged }: { readonly viewing: Viewing; readonly onChanged: () => void }) {
  const step = useStep(onChanged);
  const answer = (action: 'accept-move' | 'decline-move') =>
    step.take(action, (options) => api.viewings.act({ params: { id: viewing.id }, body: { action } }, options));
  return (
    <div className="w-full">
      <SuggestedTime viewing={viewing}>
        {viewing.side === 'tenant' && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              busy={step.underWay === 'accept-move' && 'Moving...'}
              onClick={() => void answer('accept-move')}
            >
              Accept the new time
            </Button>
            <Button
              size="sm"
              busy={step.underWay === 'decline-move' && 'Saving...'}
              onClick={() => void answer('decline-move')}
            >
              Keep the old time
            </Button>
          </div>
        )}
        {step.notice && (
          <p role="alert" className="text-sm font-semibold text-on-danger-soft">
            {step.notice.text}
          </p>
        )}
      </SuggestedTime>
    </div>
  );
}

interface LineProps extends Pick<ConversationViewingsProps, 'conversation'> {
  readonly booked: Viewing | null;
  readonly proposed: ReturnType<typeof useComingViewings>['proposed'];
  readonly onChanged: () => void;
}

/** Times that the lister proposes are booked here with one press. */
function TenantLine({ conversation, booked, proposed, onChanged }: LineProps) {
  const { propertyId, propertyTitle, propertyStatus } = conversation;
  const step = useStep(onChanged);
  const accept = (id: string) =>
    step.take(id, (options) => api.viewings.act({ params: { id }, body: { action: 'accept' } }, options));

  return (
    <>
      {proposed.length > 0 && (
        <p className="w-full text-sm text-muted">You’ve been offered these times. Choose one to book it:</p>
      )}
      {proposed.map(({ id, startsAt }) => (
        <Button
          key={id}
          size="sm"
          variant="primary"
          aria-label={`Book ${viewingMoment(startsAt)}`}
          busy={step.underWay === id && 'Booking...'}
          onClick={() => void accept(id)}
        >
          <span className="tabular-nums">{viewingMoment(startsAt)}</span>
        </Button>
      ))}
      {propertyStatus === 'live' && (
        <ViewingsButton
          propertyId={propertyId}
          title={propertyTitle}
          label={booked ? 'Change viewing' : proposed.length > 0 ? 'Other times' : 'Viewing times'}
          onClose={onChanged}
        />
      )}
      {step.notice && (
        <p role="alert" className="w-full text-sm font-semibold text-on-danger-soft">
          {step.notice.text}
        </p>
      )}
    </>
  );
}

const gone: readonly Conversation['propertyStatus'][] = ['withdrawn', 'rejected', 'let'];

function ListerLine({ conversation, booked, proposed, onChanged }: LineProps) {
  const [open, setOpen] = useState(false);
  const mayPropose = useMayInTeam('viewings');
  if (!mayPropose || gone.includes(conversation.propertyStatus)) return null;
  if (booked)
    return booked.actions.includes('suggest-move') ? (
      <SuggestMoveButton viewing={booked} onSuggested={onChanged} />
    ) : null;
  return (
    <>
      {proposed.length > 0 && (
        <p className="min-w-0 text-sm text-muted">
          {proposed.length === 1
            ? 'You’ve proposed one viewing time. It hasn’t been booked yet.'
            : `You’ve proposed ${proposed.length} viewing times. None of them has been booked yet.`}
        </p>
      )}
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        Propose times
      </Button>
      {open && (
        <Suspense>
          <ProposeDialog conversationId={conversation.id} onProposed={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The coming viewings of a home that two people have with each other; nothing until they are loaded. */
function useComingViewings(propertyId: string, otherId: string) {
  // Without an answer the conversation is as it would be without viewings.
  const { data, load: reload } = useAnswer(
    (signal) => api.viewings.list({ query: { when: 'coming', propertyId } }, { signal }),
    propertyId,
  );
  useLiveEvents('viewing', reload);
  const viewings = data?.viewings ?? [];
  const shared = viewings.filter(({ tenant, lister }) => tenant.id === otherId || lister.id === otherId);
  return {
    booked: shared.find(({ status }) => isBooked(status)) ?? null,
    proposed: shared.filter(({ status }) => status === 'proposed'),
    reload,
  };
}
