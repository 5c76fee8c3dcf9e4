import type { ViewingContest } from '@letfair/contract/lettings/viewings/contests';
import type { QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import type { Measure } from '@letfair/contract/trust/admin/measures';
import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { type ContestDecision, MAX_CONTEST_REASON } from '@letfair/domain/lettings/viewings/booking-rules';
import { type AppealDecision, appealKindLabels } from '@letfair/domain/trust/moderation/appeals';
import { measureProblems } from '@letfair/domain/trust/moderation/measures';
import type { ReportDecision } from '@letfair/domain/trust/reports/reports';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import { Suspense, useState } from 'react';
import { formatDate } from '../../../../../lib/dates.ts';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../../ui/actions/links.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { AppealContent, AppealDecisions, appealActions, appealName } from '../../appeals/appeal-card.tsx';
import { PersonButton } from '../../detail-buttons.tsx';
import { ReportDecisions } from '../../reports/report-decisions.tsx';
import { reasonText, reportsText } from '../../reports/report-words.ts';
import { ReportersBadge, TargetContent } from '../../reports/target-card.tsx';
import { MeasureFacts, type MeasureStep, MeasureSteps, useIsOwnRequest } from '../../users/measure-item.tsx';
import { usualReasons } from '../../usual-reasons.ts';
import { ListingRecord } from '../lister-record.tsx';
import { PersonNotes } from '../notes.tsx';
import { OPEN_ITEM, OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

const ReasonDialog = lazyPart(async () => (await import('../../reason-dialog.tsx')).ReasonDialog);

const contestLabels: Readonly<Record<ContestDecision, string>> = {
  strike: 'Remove the entry',
  uphold: 'Keep the entry',
};
const contestDoneTexts: Readonly<Record<ContestDecision, string>> = {
  strike: 'The entry no longer counts.',
  uphold: 'The entry still counts.',
};

/** "No-show" or "Late cancellation". */
const entryName = ({ isLate }: ViewingContest): string => (isLate ? 'Late cancellation' : 'No-show');

function OpenContest({ id, item: contest, position }: OpenItemProps<ViewingContest>) {
  const [asked, setAsked] = useState<ContestDecision | null>(null);
  if (!contest) return null;
  const { by, other, propertyId, propertyTitle, startsAt, content } = contest;
  return (
    <OpenItem
      id={id}
      title={`${entryName(contest)} by ${by.name}`}
      position={position}
      decisions={
        <>
          <Button variant="primary" aria-describedby={OPEN_ITEM} onClick={() => setAsked('strike')}>
            {contestLabels.strike}
          </Button>
          <Button aria-describedby={OPEN_ITEM} onClick={() => setAsked('uphold')}>
            {contestLabels.uphold}
          </Button>
        </>
      }
      keys={{
        approve: { label: `${contestLabels.strike}, with a reason`, act: () => setAsked('strike') },
        reject: { label: `${contestLabels.uphold}, with a reason`, act: () => setAsked('uphold') },
      }}
    >
      <p className="wrap-anywhere">
        Viewing of <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>{propertyTitle}</TextLink> on{' '}
        {ukMomentInWords(new Date(startsAt))}. The other person was {other.name}.
      </p>
      <blockquote className="rounded-sm bg-sand px-3 py-2 wrap-anywhere whitespace-pre-line">{content}</blockquote>
      <div className="flex flex-wrap gap-2">
        <PersonButton id={by.id} describedBy={OPEN_ITEM} />
      </div>
      <PersonNotes person={by} />
      {asked && (
        <Suspense>
          <ReasonDialog
            title={`${contestLabels[asked]}?`}
            action={contestLabels[asked]}
            variant="primary"
            usual={usualReasons[asked === 'strike' ? 'strike-entry' : 'keep-entry']}
            hint="The person contesting the entry will read this."
            maxLength={MAX_CONTEST_REASON}
            keepAs={`contest-decision:${id}`}
            send={async (reason, options) => {
              const body = { decision: asked, reason };
              const answer = await api.viewings.decideContest({ params: { id }, body }, options);
              if (!answer.success) return answer;
              setAsked(null);
              position.onDecided(contestDoneTexts[asked]);
              return answer;
            }}
            onStale={(sentence) => position.onChanged(sentence, 'harm')}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </OpenItem>
  );
}

export const contestQueue: QueueKind<ViewingContest> = {
  noun: 'contest',
  listLabel: 'Viewing records being contested',
  empty: 'When someone contests a no-show or a late cancellation, you’ll see it here.',
  waitingSince: ({ createdAt }) => createdAt,
  summary: (contest) => ({ title: contest.by.name, text: `${entryName(contest)}, ${formatDate(contest.startsAt)}` }),
  Open: OpenContest,
};

function OpenAppeal({ id, item: appeal, position }: OpenItemProps<QueuedAppeal>) {
  const [asked, setAsked] = useState<AppealDecision | null>(null);
  if (!appeal) return null;
  const { person, property, canDecide } = appeal;
  const labels = appealActions(appeal);
  return (
    <OpenItem
      id={id}
      title={appealName(appeal)}
      position={position}
      decisions={
        <AppealDecisions
          appeal={appeal}
          nameId={OPEN_ITEM}
          asked={asked}
          onAsk={setAsked}
          onDecided={position.onDecided}
          onStale={(sentence) => position.onChanged(sentence, 'harm')}
        />
      }
      keys={{
        approve: { label: `${labels.overturn}, with a reason`, act: canDecide ? () => setAsked('overturn') : null },
        reject: { label: `${labels.uphold}, with a reason`, act: canDecide ? () => setAsked('uphold') : null },
      }}
    >
      <AppealContent appeal={appeal} nameId={OPEN_ITEM} onListingDecided={position.onChanged} />
      {property && person && <ListingRecord id={property.id} lister={person.name} />}
      {!property && person && <PersonNotes person={person} />}
    </OpenItem>
  );
}

export const appealQueue: QueueKind<QueuedAppeal> = {
  noun: 'appeal',
  listLabel: 'Appeals waiting for a decision',
  empty: 'When someone appeals against a rejection, a warning, a restriction or our wording check, you’ll see it here.',
  waitingSince: ({ createdAt }) => createdAt,
  summary: (appeal) => ({
    title: appealName(appeal),
    text: `${appealKindLabels[appeal.kind]}, ${formatDate(appeal.createdAt)}`,
  }),
  Open: OpenAppeal,
};

type QueuedTarget = ReportedTarget & { readonly id: string };

function OpenTarget({ id, item: target, position }: OpenItemProps<QueuedTarget>) {
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  if (!target) return null;
  const { person, listingStatus } = target;
  return (
    <OpenItem
      id={id}
      title={target.title}
      position={position}
      decisions={
        <ReportDecisions
          target={target}
          nameId={OPEN_ITEM}
          asked={asked}
          onAsk={setAsked}
          onDecided={({ sentence, isWaiting }) => position.onDecided(sentence, isWaiting)}
          onStale={(sentence) => position.onChanged(sentence, 'harm')}
        />
      }
    >
      <div>
        <ReportersBadge target={target} />
      </div>
      <TargetContent target={target} nameId={OPEN_ITEM} isUnfolded onListingDecided={position.onChanged} />
      {listingStatus === null ? <PersonNotes person={person} /> : <ListingRecord id={id} lister={person.name} />}
    </OpenItem>
  );
}

export const reportQueue: QueueKind<QueuedTarget> = {
  noun: 'report',
  listLabel: 'Reports waiting for a decision',
  empty: 'When someone reports a home, a person or a conversation, you’ll see it here.',
  waitingSince: ({ waitingSince }) => waitingSince,
  // A target that is reported again is shown again.
  stateOf: ({ lastReportId }) => lastReportId,
  summary: (target) => ({
    title: target.title,
    text: target.reasons.map(reasonText).join(', '),
    badges: <ReportersBadge target={target} />,
  }),
  Open: OpenTarget,
};

function OpenSuspension({ id, item: measure, position }: OpenItemProps<Measure>) {
  const [asked, setAsked] = useState<MeasureStep | null>(null);
  const isOwn = useIsOwnRequest({ requestedBy: measure?.requestedBy ?? null });
  if (!measure) return null;
  const { user, reports } = measure;
  return (
    <OpenItem
      id={id}
      title={user.name}
      position={position}
      decisions={
        <MeasureSteps
          measure={measure}
          asked={asked}
          onAsk={setAsked}
          onChanged={(step) =>
            position.onDecided(`${user.name} is ${step === 'confirm' ? 'suspended' : 'not suspended'}.`)
          }
          onRefused={(sentence) => position.onChanged(sentence, 'harm')}
        />
      }
      keys={{
        approve: { label: 'Confirm (we’ll check with you first)', act: isOwn ? null : () => setAsked('confirm') },
        reject: { label: 'Withdraw (we’ll check with you first)', act: () => setAsked('withdraw') },
      }}
    >
      <MeasureFacts measure={measure} />
      {reports > 0 && (
        <p>
          {reportsText(reports)} led to this. If you confirm, we’ll close them and let the people who sent them know.
        </p>
      )}
      {isOwn && <p className="rounded-sm bg-sand px-3 py-2">{measureProblems.samePerson}</p>}
      <div>
        <PersonButton id={user.id} describedBy={OPEN_ITEM} />
      </div>
      <PersonNotes person={user} />
    </OpenItem>
  );
}

export const suspensionQueue: QueueKind<Measure> = {
  noun: 'suspension',
  listLabel: 'Suspensions waiting for a second admin',
  empty: 'Suspending someone with many homes needs a second admin. You’ll find those suspensions here.',
  waitingSince: ({ requestedAt }) => requestedAt,
  summary: ({ user, requestedBy, requestedAt }) => ({
    title: user.name,
    text: `Requested by ${requestedBy?.name || 'a deleted account'} on ${formatDate(requestedAt)}`,
  }),
  Open: OpenSuspension,
};
