import type { ShownAuditEntry } from '@letfair/contract/admin';
import { formatMoment } from '../../../lib/dates.ts';
import { byWhom, doneInWords } from './audit-words.ts';

/** What happened to one user, newest first. */
export const HistoryList = ({ history }: { readonly history: readonly ShownAuditEntry[] }) => (
  <section className="grid gap-3" aria-labelledby="user-history">
    <h3 id="user-history" className="font-semibold">
      History
    </h3>
    <ol className="grid gap-3 border-l border-line pl-4">
      {history.map((entry) => (
        <li key={entry.id}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{doneInWords(entry)}</span>: {byWhom(entry)}
            <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatMoment(entry.at)}</span>
          </p>
          {entry.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{entry.note}</p>}
        </li>
      ))}
    </ol>
  </section>
);
