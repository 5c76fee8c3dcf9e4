import type { ListingSummary as Card } from '@letfair/contract/search/search';
import type { ReactNode } from 'react';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { ListingCard } from './listing-card.tsx';

/** As many as most screens have room for above the fold. */
const EAGER_PHOTOS = 2;

export type ActionsFor = (card: Card) => ReactNode;

interface ListingGridProps {
  readonly cards: readonly Card[];
  readonly actionsFor?: ActionsFor | undefined;
  /** What the search asked for and every card has. */
  readonly asked?: readonly string[];
  readonly level?: 'h2' | 'h3';
  /** At the top of a page the first photos load at once. */
  readonly atTop?: boolean;
  /** Beside a map there is room for fewer in a row. */
  readonly narrow?: boolean;
  /** Three at most, which stand side by side or below each other, and never two and one. */
  readonly oneRow?: boolean;
}

const rows = {
  wide: 'sm:grid-cols-2 lg:grid-cols-3',
  narrow: 'sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
  one: 'md:grid-cols-3',
} as const;

const gridStyle = (row: keyof typeof rows): string => `grid gap-5 ${rows[row]}`;

export const ListingGrid = ({ cards, asked, actionsFor, level, atTop = false, narrow, oneRow }: ListingGridProps) => (
  <>
    <ul className={gridStyle(oneRow ? 'one' : narrow ? 'narrow' : 'wide')}>
      {cards.map((card, at) => (
        <li key={card.id} className="min-w-0 has-data-hidden-home:hidden">
          <ListingCard
            card={card}
            actions={actionsFor?.(card)}
            {...(asked && { asked })}
            eager={atTop && at < EAGER_PHOTOS}
            {...(level && { level })}
          />
        </li>
      ))}
    </ul>
  </>
);

interface GridPlaceholderProps {
  readonly count: number;
  readonly narrow?: boolean;
  readonly status?: string;
}

/** As tall as what it stands for, so that the page keeps its length. */
export const GridPlaceholder = ({ narrow = false, ...list }: GridPlaceholderProps) => (
  <ListPlaceholder entry="home" lines={6} className={gridStyle(narrow ? 'narrow' : 'wide')} {...list} />
);
