import { type Quality, scoreInWords } from '@letfair/domain/listings/quality/quality';

/** The rest can wait until these are done. */
const MOST_SHOWN = 4;

/** The score of an advert, and what would raise it most. */
export const QualityNote = ({ quality: { score, raises } }: { readonly quality: Quality }) => (
  <div className="grid gap-2 tabular-nums">
    <p className="font-semibold">{scoreInWords(score)}</p>
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-2 w-full max-w-md rounded-full bg-line"
    >
      <rect width={score} height="1" className="fill-primary" />
    </svg>
    {raises.length === 0 ? (
      <p className="text-muted">Nothing is missing.</p>
    ) : (
      <>
        <p className="text-muted">What would improve your listing most:</p>
        <ul className="grid gap-1">
          {raises.slice(0, MOST_SHOWN).map(({ advice, points }) => (
            <li key={advice} className="flex justify-between gap-4">
              <span className="min-w-0">{advice}</span>
              <span className="whitespace-nowrap text-muted">
                {points} {points === 1 ? 'point' : 'points'}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
