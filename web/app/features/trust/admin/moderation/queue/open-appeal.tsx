import type { QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import { type AppealDecision, appealKindLabels } from '@letfair/domain/trust/moderation/appeals';
import { useState } from 'react';
import { formatDate } from '../../../../../lib/dates.ts';
import { AppealContent, AppealDecisions, appealActions, appealName } from '../../appeals/appeal-card.tsx';
import { ListingRecord } from '../lister-record.tsx';
import { PersonNotes } from '../notes.tsx';
import { OPEN_ITEM, OpenItem } from './open-item.tsx';
import type { OpenItemProps, QueueKind } from './queue-kind.ts';

function OpenAppeal({ id, item: appeal, seat }: OpenItemProps<QueuedAppeal>) {
  const [asked, setAsked] = useState<AppealDecision | null>(null);
  if (!appeal) return null;
  const { person, property, canDecide } = appeal;
  const labels = appealActions(appeal);
  return (
    <OpenItem
      id={id}
      title={appealName(appeal)}
      seat={seat}
      decisions={
        <AppealDecisions
          appeal={appeal}
          nameId={OPEN_ITEM}
          asked={asked}
          onAsk={setAsked}
          onDecided={seat.onDecided}
          onStale={(sentence) => seat.onChanged(sentence, 'harm')}
        />
      }
      keys={{
        approve: { label: `${labels.overturn}, with a reason`, act: canDecide ? () => setAsked('overturn') : null },
        reject: { label: `${labels.uphold}, with a reason`, act: canDecide ? () => setAsked('uphold') : null },
      }}
    >
      <AppealContent appeal={appeal} nameId={OPEN_ITEM} onListingDecided={seat.onChanged} />
      {property && person && <ListingRecord id={property.id} lister={person.name} />}
      {!property && person && <PersonNotes person={person} />}
    </OpenItem>
  );
}

export const appealQueue: QueueKind<QueuedAppeal> = {
  noun: 'appeal',
  listLabel: 'Appeals that wait',
  empty: 'What people write against a rejection, a measure or the check of their wording appears here.',
  summary: (appeal) => ({
    title: appealName(appeal),
    text: `${appealKindLabels[appeal.kind]}, ${formatDate(appeal.createdAt)}`,
  }),
  Open: OpenAppeal,
};
