import type { ViewingContest } from '@letfair/contract/lettings/viewings/contests';
import { type ContestDecision, MAX_CONTEST_REASON } from '@letfair/domain/lettings/viewings/booking-rules';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import { Suspense, useState } from 'react';
import { formatDate } from '../../../../../lib/dates.ts';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../../ui/actions/links.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { PersonButton } from '../../detail-buttons.tsx';
import { usualReasons } from '../../usual-reasons.ts';
import { PersonNotes } from '../notes.tsx';
import { OPEN_ITEM, OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

const ReasonDialog = lazyPart(async () => (await import('../../reason-dialog.tsx')).ReasonDialog);

const labels: Readonly<Record<ContestDecision, string>> = { strike: 'Strike it out', uphold: 'Let it stand' };
const doneTexts: Readonly<Record<ContestDecision, string>> = {
  strike: 'The entry no longer counts.',
  uphold: 'The entry stands.',
};

/** "A no-show" or "A late cancellation". */
const entryName = ({ isLate }: ViewingContest): string => (isLate ? 'A late cancellation' : 'A no-show');

function OpenContest({ id, item: contest, seat }: OpenItemProps<ViewingContest>) {
  const [asked, setAsked] = useState<ContestDecision | null>(null);
  if (!contest) return null;
  const { by, other, propertyId, propertyTitle, startsAt, content } = contest;
  return (
    <OpenItem
      id={id}
      title={`${entryName(contest)} of ${by.name}`}
      seat={seat}
      decisions={
        <>
          <Button variant="primary" aria-describedby={OPEN_ITEM} onClick={() => setAsked('strike')}>
            {labels.strike}
          </Button>
          <Button aria-describedby={OPEN_ITEM} onClick={() => setAsked('uphold')}>
            {labels.uphold}
          </Button>
        </>
      }
      keys={{
        approve: { label: `${labels.strike}, with a reason`, act: () => setAsked('strike') },
        reject: { label: `${labels.uphold}, with a reason`, act: () => setAsked('uphold') },
      }}
    >
      <p className="wrap-anywhere">
        Viewing of <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>{propertyTitle}</TextLink> on{' '}
        {ukMomentInWords(new Date(startsAt))}. {other.name} was the other side.
      </p>
      <blockquote className="rounded-sm bg-sand px-3 py-2 wrap-anywhere whitespace-pre-line">{content}</blockquote>
      <div className="flex flex-wrap gap-2">
        <PersonButton id={by.id} describedBy={OPEN_ITEM} />
      </div>
      <PersonNotes person={by} />
      {asked && (
        <Suspense>
          <ReasonDialog
            title={`${labels[asked]}?`}
            action={labels[asked]}
            variant="primary"
            usual={usualReasons[asked === 'strike' ? 'strike-entry' : 'keep-entry']}
            hint="Whoever contests the entry reads this."
            maxLength={MAX_CONTEST_REASON}
            keepAs={`contest-decision:${id}`}
            send={async (reason, options) => {
              const body = { decision: asked, reason };
              const answer = await api.viewings.decideContest({ params: { id }, body }, options);
              if (!answer.success) return answer;
              setAsked(null);
              seat.onDecided(doneTexts[asked]);
              return answer;
            }}
            onStale={(sentence) => seat.onChanged(sentence, 'harm')}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </OpenItem>
  );
}

export const contestQueue: QueueKind<ViewingContest> = {
  noun: 'contest',
  listLabel: 'Contested entries that wait',
  empty: 'What people write against a no-show or a late cancellation of a viewing appears here.',
  summary: (contest) => ({ title: contest.by.name, text: `${entryName(contest)}, ${formatDate(contest.startsAt)}` }),
  Open: OpenContest,
};
