import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { ukDay } from '@letfair/domain/uk-time';
import type { RouterContextProvider } from 'react-router';
import { EARLY_PRESS } from '../../../../lib/rendered/early-press.ts';
import { heldBack, type Rendering, renderingContext } from '../../../../lib/rendered/held-back.tsx';
import { OnlyRendered } from '../../../../lib/rendered/only-rendered.tsx';
import { ItemListData } from '../../../../lib/structured-data/index.ts';
import { type CardLook, CardMarkup } from './card-markup.tsx';

/** What the browser is told of a card whose markup is in the page: what its buttons and the map need. */
export interface RenderedCard
  extends Pick<
    Card,
    'id' | 'title' | 'publishedAt' | 'price' | 'reducedFrom' | 'bedrooms' | 'photoCount' | 'travel' | 'match'
  > {
  readonly isRendered: true;
  /** The smallest size of the cover. */
  readonly photo: { readonly sources: readonly { readonly url: string }[] } | null;
}
export type ShownCard = Card | RenderedCard;
/** A card whose markup is in the page is sent as one line: as an object it would take twice the room. */
export type SentCard = Card | string;

export const isRendered = (card: ShownCard): card is RenderedCard => 'isRendered' in card;

interface Held {
  readonly cards: readonly Card[];
  readonly markups: ReadonlyMap<string, string>;
}
const held = heldBack<Held>();

/** The whole list of a page that is rendered on the server; a component for each card would take as long as the rest. */
export function useHeldList(cards: readonly ShownCard[]): string | null {
  const markups = held.use()?.markups;
  return markups && cards.length > 0 && cards.every(isRendered)
    ? cards.map(({ id }) => `<li>${markups.get(id) ?? ''}</li>`).join('')
    : null;
}

/** For search engines. */
export function HeldItemList() {
  const cards = held.use()?.cards ?? [];
  return <OnlyRendered>{import.meta.env.SSR && <ItemListData paths={cards.map(listingPath)} />}</OnlyRendered>;
}

/** As many as most screens have room for above the fold. */
export const EAGER_PHOTOS = 2;

/** Renders the cards of a page, and leaves for the browser what it cannot read from their markup. */
export function holdCards(
  context: Readonly<RouterContextProvider>,
  cards: readonly Card[],
  { atTop = false, ...look }: Omit<CardLook, 'eager'> & { readonly atTop?: boolean } = {},
): readonly SentCard[] {
  const rendering = context.get(renderingContext);
  if (!rendering) return cards;
  const rendered = cards.map((card, at) => {
    const eager = atTop && at < EAGER_PHOTOS;
    return [card.id, keptMarkup(card, { ...look, eager }, rendering.toMarkup)] as const;
  });
  held.hold(context, { cards, markups: new Map(rendered) });
  return cards.map(lineOf);
}

/** The title is last, because it alone may hold what parts the others. */
const lineOf = ({ id, publishedAt, price, reducedFrom, bedrooms, photoCount, photo, travel, title }: Card): string =>
  [
    id,
    Date.parse(publishedAt),
    price,
    reducedFrom ?? '',
    bedrooms,
    photoCount,
    photo?.sources[0]?.url ?? '',
    travel ? encodeURIComponent(JSON.stringify(travel)) : '',
    title,
  ].join(PARTED_BY);
const PARTED_BY = '|';

export const shownCards = (sent: readonly SentCard[]): readonly ShownCard[] =>
  sent.map((card) => (typeof card === 'string' ? readLine(card) : card));

function readLine(line: string): RenderedCard {
  const [id = '', publishedAt, price, reducedFrom, bedrooms, photoCount, url, travel, ...title] = line.split(PARTED_BY);
  return {
    isRendered: true,
    id,
    publishedAt: new Date(Number(publishedAt)).toISOString(),
    price: Number(price),
    reducedFrom: reducedFrom ? Number(reducedFrom) : null,
    bedrooms: Number(bedrooms),
    photoCount: Number(photoCount),
    photo: url ? { sources: [{ url }] } : null,
    title: title.join(PARTED_BY),
    ...(travel && { travel: JSON.parse(decodeURIComponent(travel)) }),
    match: null,
  };
}

const MOST_KEPT = 2_000;

/** The same card stands in many pages. Evicts the oldest. */
const kept = new Map<string, string>();

function keptMarkup(card: Card, look: CardLook, toMarkup: Rendering['toMarkup']): string {
  // What a card says also depends on the day.
  const key = JSON.stringify([ukDay(new Date()), look, card]);
  const present = kept.get(key);
  if (present !== undefined) return present;
  const markup = withoutPreloads(
    toMarkup(<CardMarkup card={card} {...look} actions={<StillBookmark title={card.title} />} />),
  );
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, markup);
  return markup;
}

/** Stands where a card's buttons will be. A press is kept until they are there. */
const StillBookmark = ({ title }: { readonly title: string }) => (
  <button type="button" className="round-toggle" aria-label={`Shortlist: ${title}`} {...EARLY_PRESS} />
);

/** React puts links to pictures that load at once in front, where they would stand in the middle of a page. */
const withoutPreloads = (markup: string): string => markup.slice(markup.indexOf('<article'));
