import type { RentPeriod } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { RENDERED_LINKS } from '../../../../lib/rendered/rendered-links.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import type { ResultsView } from '../search-url.ts';
import { CARD_SHAPE, COMPACT_SHAPE, DrawnCard } from './cards-on-demand.tsx';
import { EAGER_PHOTOS, isRendered, type ShownCard, useHeldList } from './held-cards.tsx';
import { RenderedCard } from './rendered-card.tsx';

export type ActionsFor = (card: Pick<ShownCard, 'id' | 'title' | 'publishedAt'>) => ReactNode;

interface ListingGridProps<Shown> {
  readonly cards: readonly Shown[];
  readonly actionsFor?: ((card: Shown) => ReactNode) | undefined;
  /** What the search asked for and every card has. */
  readonly asked?: readonly string[];
  readonly level?: 'h2' | 'h3';
  readonly rentPer?: RentPeriod;
  /** At the top of a page the first photos load at once. */
  readonly atTop?: boolean;
  readonly layout?: GridLayout;
}

/**
 * As many cards in a row as a page has room for; `narrow` beside a map; `row` for three at most, which stand side by side
 * or below each other, and never two and one; `compact` for short rows.
 */
export type GridLayout = 'wide' | 'narrow' | 'row' | 'compact';

const layouts: Readonly<Record<GridLayout, string>> = {
  wide: 'gap-5 sm:grid-cols-2 lg:grid-cols-3',
  narrow: 'gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
  row: 'gap-5 md:grid-cols-3',
  compact: 'compact-cards grid-cols-1',
};

/** In each view of a search. */
export const layoutOf = { list: 'wide', compact: 'compact', map: 'narrow' } as const satisfies Record<
  ResultsView,
  GridLayout
>;

const gridStyle = (layout: GridLayout): string => `home-cards grid ${layouts[layout]}`;

export function ListingGrid<Shown extends ShownCard>({
  cards,
  asked,
  actionsFor,
  level,
  rentPer,
  atTop = false,
  layout = 'wide',
}: ListingGridProps<Shown>) {
  const list = { className: gridStyle(layout), ...RENDERED_LINKS };
  const held = useHeldList(cards);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the same markup as below, which the browser makes of it
  if (held !== null) return <ul {...list} dangerouslySetInnerHTML={{ __html: held }} />;
  return (
    <ul {...list}>
      {cards.map((card, at) =>
        isRendered(card) ? (
          <RenderedCard key={card.id} card={card} actions={actionsFor?.(card)} />
        ) : (
          <li key={card.id}>
            <DrawnCard
              card={card}
              actions={actionsFor?.(card)}
              {...(asked && { asked })}
              eager={atTop && at < EAGER_PHOTOS}
              {...(level && { level })}
              {...(rentPer && { rentPer })}
            />
          </li>
        ),
      )}
    </ul>
  );
}

interface GridPlaceholderProps {
  readonly count: number;
  readonly layout?: GridLayout;
  readonly status?: string;
}

/** As tall as what it stands for, so that the page keeps its length. */
export const GridPlaceholder = ({ layout = 'wide', ...list }: GridPlaceholderProps) => (
  <ListPlaceholder
    {...CARD_SHAPE}
    {...(layout === 'compact' && COMPACT_SHAPE)}
    className={gridStyle(layout)}
    {...list}
  />
);
