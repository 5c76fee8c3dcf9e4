import { exactBedrooms } from '@letfair/domain/search/describe-search';
import type { SearchQuery, SearchTexts } from '@letfair/domain/search/search-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import { type SearchUrl, searchUrl } from '../search-url.ts';

interface BedroomChoice {
  readonly label: string;
  /** What a screen reader says instead of a bare figure. */
  readonly words: string;
  readonly least?: number;
  readonly most?: number;
}

const MOST_OFFERED = 4;

const choices: readonly BedroomChoice[] = [
  { label: 'Any', words: 'Any number of bedrooms' },
  ...[1, 2, 3].map((count) => ({
    label: String(count),
    words: `Exactly ${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
    least: count,
    most: count,
  })),
  { label: `${MOST_OFFERED}+`, words: `${MOST_OFFERED} or more bedrooms`, least: MOST_OFFERED },
];

const isChosen = (query: SearchQuery, { least, most }: BedroomChoice): boolean =>
  most === undefined ? query.bedrooms === (least ?? null) && query.maxBedrooms === null : exactBedrooms(query) === most;

function textsWith(texts: SearchTexts, { least, most }: BedroomChoice): SearchTexts {
  const { bedrooms: _, maxBedrooms: _most, ...rest } = texts;
  return {
    ...rest,
    ...(least !== undefined && { bedrooms: String(least) }),
    ...(most !== undefined && { maxBedrooms: String(most) }),
  };
}

/** Exactly so many bedrooms with one press; the drawer asks for ranges. */
export function BedroomLinks({ url: { texts, query, view } }: { readonly url: SearchUrl }) {
  const id = useId();
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1">
      <span id={id} className="font-semibold">
        Bedrooms
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={searchUrl(textsWith(texts, choice), { view })}
              preventScrollReset
              aria-label={choice.words}
              aria-current={isChosen(query, choice) ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-9 min-w-11 items-center justify-center rounded-sm border px-3 font-semibold tabular-nums',
                isChosen(query, choice) ? 'border-primary bg-primary-soft' : 'border-line hover:border-line-strong',
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
