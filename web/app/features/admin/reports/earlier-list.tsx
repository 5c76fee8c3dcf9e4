import type { ReportedTarget } from '@letfair/contract/reports';
import { formatDate } from '../../../lib/dates.ts';
import { earlierText } from './report-words.ts';

/** What moderators did to the same listing or person before. */
export const EarlierList = ({ earlier }: Pick<ReportedTarget, 'earlier'>) =>
  earlier.length === 0 ? null : (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link">
        Earlier decisions ({earlier.length})
      </summary>
      <ol className="mt-2 grid gap-3 border-l border-line pl-4">
        {earlier.map(({ at, action, note, by }) => (
          <li key={`${at} ${action}`}>
            <p className="wrap-anywhere">
              <span className="font-semibold">{earlierText(action)}</span>
              {by && ` by ${by}`}
              <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(at)}</span>
            </p>
            {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
