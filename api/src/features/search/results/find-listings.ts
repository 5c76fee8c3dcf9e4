import {
  HOMES_PER_PAGE,
  type ListingSummary,
  MAX_SIMILAR_PLACES,
  type searchContract,
} from '@letfair/contract/search/search';
import { joinWords } from '@letfair/domain/join-words';
import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { type Box, boxAround, ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import { centreOfOutcode, districtsOfArea } from '@letfair/domain/search/places/postcodes/outcodes';
import type { Place } from '@letfair/domain/search/places/suggestions/resolve-place';
import { similarPlaces } from '@letfair/domain/search/places/suggestions/similar-places';
import { parseSearch } from '@letfair/domain/search/search-query';
import { addWords } from '@letfair/domain/search/words/add-words';
import { readWords } from '@letfair/domain/search/words/read-words';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { invalid } from '../../../platform/http/refusals.ts';
import { reachesIn, sharedBox, type Travel } from '../travel/index.ts';
import { presentCard } from './cards/present-cards.ts';
import { countFacets } from './count-facets.ts';
import { bestMatches } from './matches/best-matches.ts';
import { mentionsFirst, wordsToFind } from './matches/mentions-first.ts';
import { findTenantPreferences } from './matches/tenant-preferences.ts';
import { suggestAlternatives } from './nothing-found/suggest-alternatives.ts';
import { invalidSearch, noSuchPage, nothingToMatch } from './refusals.ts';
import { exactPointOf } from './search-flags.ts';
import { searchCards } from './search-listings.ts';
import { readCursor } from './search-order.ts';

export const findListings =
  (db: Db, travel: Travel): Handler<typeof searchContract.find> =>
  async ({ actor, query: { cursor, facets, q, ...given } }) => {
    const words = q === undefined ? null : readWords(q, ukDay(new Date()));
    if (words?.ok === false) return invalid('q', words.problem);
    const texts = words ? addWords(given, words.parameters) : given;
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    // Words that found no filter decide the order, unless someone asks for another.
    const mentions = texts.sort ? '' : wordsToFind(words?.unused ?? []);
    const after = cursor === undefined ? null : readCursor(cursor, mentions === '' ? query.sort : 'match');
    if (cursor !== undefined && !after) return noSuchPage;
    const preferences = await preferencesOfTenant(db, actor);
    const limit = HOMES_PER_PAGE;
    if (query.sort === 'match' && !preferences) return nothingToMatch;

    const asked = await travel.reachesOf(db, query.travel);
    const reaches = reachesIn(asked);
    const counts = facets === 'true' ? await countFacets(db, query, reaches) : null;
    const { area, listings, total, nextCursor } =
      query.sort === 'match' && preferences
        ? await bestMatches(db, { query, preferences, after, limit, reaches })
        : mentions !== ''
          ? await mentionsFirst(db, {
              query,
              words: mentions,
              after,
              limit,
              reaches,
              withInformation: preferences !== null,
            })
          : await searchCards(db, query, {
              after,
              limit,
              reaches,
              withInformation: preferences !== null,
              // The first step of the bedroom facet, “0 or more”, is the total.
              ...(counts && { total: counts.bedrooms[0] ?? 0 }),
            });
    const instead = counts && total === 0 && after === null ? await suggestAlternatives(db, query, area) : null;
    const middle = area.middle && projectToMetres(area.middle);
    const times = asked.length === 0 ? [] : await travel.timesOf(asked, listings.map(exactPointOf));
    const cards = listings.map((row, at) => presentCard(row, { middle, preferences, travel: times[at] }));
    return {
      ok: true,
      data: {
        properties: query.sort === 'travel' ? shortestFirst(cards) : cards,
        total,
        nextCursor,
        place: presentPlaces(area.places),
        unknownPlaces: [...area.unknownPlaces],
        similarPlaces: area.unknownPlaces.flatMap(similarPlaces).slice(0, MAX_SIMILAR_PLACES),
        facets: counts,
        travel: {
          ways: [...travel.ways],
          box: sharedBox(reaches),
          places: asked.map(({ asked: place, measured, reach }) => ({ ...place, measured, isUsed: reach !== null })),
        },
        understood: words && { parameters: words.parameters, unused: [...words.unused] },
        instead: instead && {
          unfiltered: instead.unfiltered,
          loosened: instead.loosened.map((filter) => ({ ...filter })),
          nearby: instead.nearby.map((listing) => presentCard(listing, { middle })),
        },
      },
    };
  };

/** A page comes in the order of straight lines; along streets, homes of one page may change places. */
function shortestFirst(cards: readonly ListingSummary[]): ListingSummary[] {
  const minutesOf = ({ travel = [] }: ListingSummary) => travel.reduce((sum, { minutes }) => sum + minutes, 0);
  const isExact = cards.every(({ travel = [] }) => travel.length > 0 && travel.every(({ isAbout }) => !isAbout));
  return isExact ? [...cards].sort((one, other) => minutesOf(one) - minutesOf(other)) : [...cards];
}

/** Around a place, so that the places next to it are in sight. */
const AROUND_PLACE_MILES = 6;
/** Around the centres of its districts, so that their homes are in sight. */
const AROUND_DISTRICT_MILES = 2;

function boxOfPlaces(places: readonly [Place, ...Place[]]): Box {
  const districts = places.flatMap(({ outcodes, letters }) =>
    outcodes.length > 0
      ? outcodes.flatMap((outcode) => centreOfOutcode(outcode) ?? [])
      : letters.flatMap(districtsOfArea).map(({ centre }) => centre),
  );
  const centres = places.map(({ centre }) => centre);
  const boxes = [boxAround(centres, AROUND_PLACE_MILES), boxAround(districts, AROUND_DISTRICT_MILES)];
  const corners = boxes.flatMap((box) =>
    box
      ? [
          { lat: box.south, lng: box.west },
          { lat: box.north, lng: box.east },
        ]
      : [],
  );
  return boxAround(corners, 0) ?? ukBounds;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const joined = (texts: readonly string[]): string => joinWords([...new Set(texts)], 'or');

/** Several places are told as one, between them. */
export const presentPlaces = (places: readonly Place[]) => {
  const [first, ...others] = places;
  if (first === undefined) return null;
  const { name, kind, county, centre } = first;
  const box = boxOfPlaces([first, ...others]);
  if (others.length === 0) return { name, kind, county, centre, box };
  return {
    box,
    name: joined(places.map((place) => place.name)),
    kind: 'several',
    county: joined(places.map((place) => place.county)),
    centre: { lat: mean(places.map((place) => place.centre.lat)), lng: mean(places.map((place) => place.centre.lng)) },
  };
};

const preferencesOfTenant = (db: Db, actor: Actor | null) =>
  actor?.userType === 'tenant' ? findTenantPreferences(db, actor.id) : null;
