import type { Measure } from '@letfair/contract/trust/admin/measures';
import { measureProblems } from '@letfair/domain/trust/moderation/measures';
import { useState } from 'react';
import { formatDate } from '../../../../../lib/dates.ts';
import { PersonButton } from '../../detail-buttons.tsx';
import { reportsText } from '../../reports/report-words.ts';
import { MeasureFacts, type MeasureStep, MeasureSteps, useIsOwnRequest } from '../../users/measure-item.tsx';
import { PersonNotes } from '../notes.tsx';
import { OPEN_ITEM, OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

function OpenSuspension({ id, item: measure, seat }: OpenItemProps<Measure>) {
  const [asked, setAsked] = useState<MeasureStep | null>(null);
  const isOwn = useIsOwnRequest({ requestedBy: measure?.requestedBy ?? null });
  if (!measure) return null;
  const { user, reports } = measure;
  return (
    <OpenItem
      id={id}
      title={user.name}
      seat={seat}
      decisions={
        <MeasureSteps
          measure={measure}
          asked={asked}
          onAsk={setAsked}
          onChanged={(step) => seat.onDecided(`${user.name} is ${step === 'confirm' ? 'suspended' : 'not suspended'}.`)}
          onRefused={(sentence) => seat.onChanged(sentence, 'harm')}
        />
      }
      keys={{
        approve: { label: 'Confirm; asks first', act: isOwn ? null : () => setAsked('confirm') },
        reject: { label: 'Withdraw; asks first', act: () => setAsked('withdraw') },
      }}
    >
      <MeasureFacts measure={measure} />
      {reports > 0 && <p>{reportsText(reports)} led to it. Confirming closes them and tells those who sent them.</p>}
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
  listLabel: 'Suspensions that wait',
  empty: 'A suspension of somebody with many homes waits here until a second admin confirms it.',
  summary: ({ user, requestedBy, requestedAt }) => ({
    title: user.name,
    text: `Asked for by ${requestedBy?.name || 'a deleted account'} on ${formatDate(requestedAt)}`,
  }),
  Open: OpenSuspension,
};
