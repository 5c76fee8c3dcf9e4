import type { ReportedTarget } from '@letfair/contract/trust/reports';
import type { ReportDecision } from '@letfair/domain/trust/reports/reports';
import { useState } from 'react';
import { ReportDecisions } from '../../reports/report-decisions.tsx';
import { reasonText } from '../../reports/report-words.ts';
import { ReportersBadge, TargetContent } from '../../reports/target-card.tsx';
import { ListingRecord } from '../lister-record.tsx';
import { PersonNotes } from '../notes.tsx';
import { OPEN_ITEM, OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

type QueuedTarget = ReportedTarget & { readonly id: string };

function OpenTarget({ id, item: target, seat }: OpenItemProps<QueuedTarget>) {
  const [asked, setAsked] = useState<ReportDecision | null>(null);
  if (!target) return null;
  const { person, listingStatus } = target;
  return (
    <OpenItem
      id={id}
      title={target.title}
      seat={seat}
      decisions={
        <ReportDecisions
          target={target}
          nameId={OPEN_ITEM}
          asked={asked}
          onAsk={setAsked}
          onDecided={({ sentence, isWaiting }) => seat.onDecided(sentence, isWaiting)}
          onStale={(sentence) => seat.onChanged(sentence, 'harm')}
        />
      }
    >
      <div>
        <ReportersBadge target={target} />
      </div>
      <TargetContent target={target} nameId={OPEN_ITEM} isUnfolded onListingDecided={seat.onChanged} />
      {listingStatus === null ? <PersonNotes person={person} /> : <ListingRecord id={id} lister={person.name} />}
    </OpenItem>
  );
}

export const reportQueue: QueueKind<QueuedTarget> = {
  noun: 'report',
  listLabel: 'Reports that wait',
  empty: 'What people report on cards, pages and in conversations appears here.',
  // A target that is reported again is shown again.
  stateOf: ({ lastReportId }) => lastReportId,
  summary: (target) => ({
    title: target.title,
    text: target.reasons.map(reasonText).join(', '),
    badges: <ReportersBadge target={target} />,
  }),
  Open: OpenTarget,
};
