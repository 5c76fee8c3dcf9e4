import type { Application } from '@letfair/contract/applications';
import { formatDate } from '../../lib/dates.ts';
import { stepTexts } from './application-words.ts';

const actorTexts = { tenant: 'by the applicant', lister: 'by the lister' } as const;

/** What happened to an application, the first step first. */
export const Timeline = ({ timeline }: Pick<Application, 'timeline'>) => (
  <ol aria-label="Timeline" className="grid gap-2 border-l border-line pl-4">
    {timeline.map(({ at, status, by, note }) => (
      <li key={`${at} ${status}`}>
        <p>
          <span className="font-semibold">{stepTexts[status]}</span> {actorTexts[by]}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(at)}</span>
        </p>
        {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
      </li>
    ))}
  </ol>
);
