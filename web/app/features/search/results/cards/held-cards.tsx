import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { ukDay } from '@letfair/domain/uk-time';
import type { RouterContextProvider } from 'react-router';
import { EARLY_PRESS } from '../../../../lib/rendered/early-press.ts';
import { heldBack, type Rendering, renderingContext } from '../../../../lib/rendered/held-back.tsx';
import { OnlyRendered } from '../../../../lib/rendered/only-rendered.tsx';
import { ItemListData } from '../../../../lib/structured-data/index.ts';
import { SharedIcon } from '../../../../ui/shared-icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type CardLook, CardMarkup } from './card-markup.tsx';

/** What the browser is told of a card whose markup is in the page: what its buttons and the map need. */
export interface RenderedCard
  extends Pick<Card, 'id' | 'title' | 'publishedAt' | 'price' | 'reducedFrom' | 'bedrooms' | 'photoCount' | 'match'> {
  readonly isRendered: true;
  /** The smallest size of the cover. */
  readonly photo: { readonly sources: readonly { readonly url: string }[] } | null;
}
export type ShownCard = Card | RenderedCard;

export const isRendered = (card: ShownCard): card is RenderedCard => 'isRendered' in card;

interface Held {
  readonly cards: readonly Card[];
  readonly markups: ReadonlyMap<string, string>;
}
const held = heldBack<Held>();

export const useHeldMarkup = (id: string): string | null => held.use()?.markups.get(id) ?? null;

/** For search engines. */
export function HeldItemList() {
  const cards = held.use()?.cards ?? [];
  return (
    <OnlyRendered>
      <ItemListData items={cards.map((card) => ({ name: card.title, path: listingPath(card) }))} />
    </OnlyRendered>
  );
}

/** As many as most screens have room for above the fold. */
export const EAGER_PHOTOS = 2;

/** Renders the cards of a page, and leaves for the browser what it cannot read from their markup. */
export function holdCards(
  context: Readonly<RouterContextProvider>,
  cards: readonly Card[],
  { atTop = false, ...look }: Omit<CardLook, 'eager'> & { readonly atTop?: boolean } = {},
): readonly ShownCard[] {
  const rendering = context.get(renderingContext);
  if (!rendering) return cards;
  const rendered = cards.map((card, at) => {
    const eager = atTop && at < EAGER_PHOTOS;
    return [card.id, keptMarkup(card, { ...look, eager }, rendering.toMarkup)] as const;
  });
  held.hold(context, { cards, markups: new Map(rendered) });
  return cards.map(toRendered);
}

const toRendered = ({
  id,
  title,
  publishedAt,
  price,
  reducedFrom,
  bedrooms,
  photo,
  photoCount,
  match,
}: Card): RenderedCard => ({
  isRendered: true,
  id,
  title,
  publishedAt,
  price,
  reducedFrom,
  bedrooms,
  photo: photo && { sources: photo.sources.slice(0, 1).map(({ url }) => ({ url })) },
  photoCount,
  match,
});

const MOST_KEPT = 2_000;

/** The same card stands in many pages. Evicts the oldest. */
const kept = new Map<string, string>();

function keptMarkup(card: Card, look: CardLook, toMarkup: Rendering['toMarkup']): string {
  // What a card says also depends on the day.
  const key = JSON.stringify([ukDay(new Date()), look, card]);
  const present = kept.get(key);
  if (present !== undefined) return present;
  const markup = withoutPreloads(
    toMarkup(
      <CardMarkup
        card={card}
        {...look}
        actions={<StillBookmark title={card.title} />}
        icon={<SharedIcon of="camera" className="size-4" />}
      />,
    ),
  );
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, markup);
  return markup;
}

/** Stands where a card's buttons will be. A press is kept until they are there. */
const StillBookmark = ({ title }: { readonly title: string }) => (
  <button type="button" className="round-toggle" {...EARLY_PRESS}>
    <SharedIcon of="bookmark" className="size-5" />
    <VisuallyHidden>Shortlist: {title}</VisuallyHidden>
  </button>
);

/** React puts links to pictures that load at once in front, where they would stand in the middle of a page. */
const withoutPreloads = (markup: string): string => markup.slice(markup.indexOf('<article'));
