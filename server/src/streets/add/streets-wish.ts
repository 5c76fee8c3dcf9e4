import { parseArgs } from 'node:util';
import { type Box, boxAround } from '@letfair/domain/search/places/map/uk-bounds';
import { resolvePlace } from '@letfair/domain/search/places/suggestions/resolve-place';
import { similarPlaces } from '@letfair/domain/search/places/suggestions/similar-places';
import { StartError } from '../../boot/start-error.ts';

export interface StreetsWish {
  readonly from: string;
  /** As a sentence says it: "the United Kingdom", "10 miles around Leeds". */
  readonly areaName: string;
  readonly area: Box;
  readonly boxAt: (zoom: number) => Box;
  readonly maxZoom: number;
  readonly isConfirmed: boolean;
}

const USAGE =
  'Use npm run add-streets -- --from URL, where URL is the address of a Protomaps basemap in one PMTiles file. ' +
  'docs.protomaps.com/basemaps/downloads says where to get one. ' +
  'Add --around Leeds for the streets around a town, and --miles 15 for a larger area.';

const unitedKingdom: Box = { west: -8.7, south: 49.8, east: 1.8, north: 60.9 };
/** From further away, the whole country is little to download, so the map shows it wherever the area is. */
const WHOLE_COUNTRY_TO = 8;
const DEFAULT_MILES = 10;
const MAX_MILES = 100;
const [LEAST_ZOOM, MOST_ZOOM] = [10, 15];

/** Throws a sentence where the options say nothing that can be done. */
export function readWish(options: readonly string[]): StreetsWish {
  const { from, around, miles, zoom, yes } = parseOptions(options);
  if (from === undefined) throw new StartError(USAGE);
  if (!URL.canParse(from) || !/^https?:$/.test(new URL(from).protocol))
    throw new StartError(`--from must be the http or https address of a PMTiles file. ${USAGE}`);
  if (miles !== undefined && around === undefined)
    throw new StartError('--miles needs --around, such as --around Leeds --miles 15.');
  const radius = numberOf('--miles', miles ?? String(DEFAULT_MILES), 1, MAX_MILES);
  const area = around === undefined ? null : areaAround(around, radius);
  return {
    from,
    areaName: area ? `${radius} ${radius === 1 ? 'mile' : 'miles'} around ${area.name}` : 'the United Kingdom',
    area: area?.box ?? unitedKingdom,
    boxAt: (at) => (area && at > WHOLE_COUNTRY_TO ? area.box : unitedKingdom),
    maxZoom: numberOf('--zoom', zoom ?? String(MOST_ZOOM), LEAST_ZOOM, MOST_ZOOM),
    isConfirmed: yes === true,
  };
}

function parseOptions(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { from: text, around: text, miles: text, zoom: text, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new StartError(`${option} must be a whole number from ${least} to ${most}.`);
  return number;
}

function areaAround(text: string, miles: number): { readonly name: string; readonly box: Box } {
  const place = resolvePlace(text);
  const box = place && boxAround([place.centre], miles);
  if (!place || !box) {
    const similar = similarPlaces(text);
    const hint = similar.length > 0 ? `Did you mean ${similar.join(', ')}?` : 'Give a town or a postcode.';
    throw new StartError(`We don’t know a place called “${text.slice(0, 60)}”. ${hint}`);
  }
  return { name: place.name, box };
}
