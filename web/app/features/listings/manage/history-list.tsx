import type { OwnListing } from '@letfair/contract/listings';
import { formatDate } from '../../../lib/dates.ts';

type Entry = OwnListing['history'][number];

const actionTexts: Readonly<Record<Entry['action'], string>> = {
  submit: 'Submitted',
  approve: 'Approved',
  reject: 'Sent back',
  review: 'Sent for approval again',
  pause: 'Paused',
  resume: 'Resumed',
  confirm: 'Confirmed as available',
  agree: 'Marked let agreed',
  reopen: 'Back on the market',
  let: 'Marked let',
  withdraw: 'Withdrawn',
  expire: 'Expired',
  hide: 'Taken off the market',
  edit: 'Edited',
};
const actorTexts: Readonly<Record<Entry['by'], string>> = {
  lister: 'by the lister',
  moderator: 'by Letfair',
  clock: 'automatically',
};

export const HistoryList = ({ history }: { readonly history: readonly Entry[] }) => (
  <ol className="grid gap-3 border-l border-line pl-4">
    {history.map((entry) => (
      <li key={`${entry.at} ${entry.action}`}>
        <p>
          <span className="font-semibold">{actionTexts[entry.action]}</span> {actorTexts[entry.by]}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(entry.at)}</span>
        </p>
        {entry.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{entry.note}</p>}
      </li>
    ))}
  </ol>
);
