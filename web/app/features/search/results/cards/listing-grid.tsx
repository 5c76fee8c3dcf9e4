import type { RentPeriod } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { RENDERED_LINKS } from '../../../../lib/rendered/rendered-links.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { CARD_SHAPE, DrawnCard } from './cards-on-demand.tsx';
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

const gridStyle = (row: keyof typeof rows): string => `home-cards grid gap-5 ${rows[row]}`;

export function ListingGrid<Shown extends ShownCard>({
  cards,
  asked,
  actionsFor,
  level,
  rentPer,
  atTop = false,
  narrow,
  oneRow,
}: ListingGridProps<Shown>) {
  const list = { className: gridStyle(oneRow ? 'one' : narrow ? 'narrow' : 'wide'), ...RENDERED_LINKS };
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
  readonly narrow?: boolean;
  readonly status?: string;
}

/** As tall as what it stands for, so that the page keeps its length. */
export const GridPlaceholder = ({ narrow = false, ...list }: GridPlaceholderProps) => (
  <ListPlaceholder {...CARD_SHAPE} className={gridStyle(narrow ? 'narrow' : 'wide')} {...list} />
);
