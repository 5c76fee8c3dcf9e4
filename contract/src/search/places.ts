import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { openFigureNames } from '@letfair/domain/search/places/open-data';
import { ADDED_WITHIN_DAYS, LET_WITHIN_DAYS } from '@letfair/domain/search/places/place-facts';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, text } from '../wire/text.ts';
import { placeRents } from './search.ts';
import { searchText } from './search-parameters.ts';

const placeFacts = placeRents.extend({
  /** The lowest and the highest rent; null where there is no median. */
  range: z.object({ lowest: count, highest: count }).nullable(),
  /** Of the live homes: those that were published lately, and those that have something. */
  added: count,
  withPets: count,
  withParking: count,
  withBills: count,
  /** How fast homes go, from being published to being let; null below enough of them. */
  let: z.object({ homes: count, medianDays: count }).nullable(),
  /** What imported open data say, each with where it comes from. */
  openData: z
    .array(
      z.object({
        figure: z.enum(openFigureNames),
        value: z.number(),
        /** The local authority that the figure is of; empty for the place itself. */
        area: text(100),
        title: text(400),
        licence: text(100),
        attribution: text(600),
        asOf: text(40),
      }),
    )
    .max(openFigureNames.length),
});
export type PlaceFacts = z.output<typeof placeFacts>;

export const placesContract = {
  facts: endpoint('GET /api/places/facts', 'public', {
    summary: `What we know about a place: its live homes, those added in the last ${ADDED_WITHIN_DAYS} days, median rents, and how quickly homes were let in the last ${LET_WITHIN_DAYS} days. Leaves out medians and speeds if there are fewer than ${ENOUGH_TO_COMPARE} homes`,
    query: z.strictObject({ location: searchText('location') }),
    data: placeFacts,
  }),
  known: endpoint('GET /api/places/known', 'public', {
    summary: 'The places we have figures for, named as in their web addresses; up to a minute old',
    data: z.object({
      areas: z.array(text(80)).max(10_000),
      districts: z.array(text(4)).max(4_000),
    }),
  }),
};
