import { MAX_TRAVEL_PLACE, TRAVEL_MINUTES, type TravelWay, travelFilter } from '../travel/travel.ts';
import { type Read, readNumber, readPhrase } from './numbers.ts';
import { readPlace } from './place-words.ts';
import type { Token } from './tokens.ts';

const saidAs: Readonly<Record<TravelWay, string>> = {
  walk: 'walk,walking,walking distance,on foot,by foot,foot,by walking,walk away',
  bike: 'cycle,cycling,bike,bike ride,cycle ride,biking,by bike,on a bike,by bicycle,on my bike,bicycle,by cycle',
  drive: 'drive,driving,by car,car,car journey,in the car,car ride,drive away,by driving',
  transit:
    'by public transport,public transport,on public transport,by train,train,train ride,train journey,on the train,by bus,bus,bus ride,on the bus,by tube,tube,by tram,tram,on the tube',
};
const ways: ReadonlyMap<string, TravelWay> = new Map(
  (Object.keys(saidAs) as TravelWay[]).flatMap((way) => saidAs[way].split(',').map((words) => [words, way] as const)),
);
const LONGEST_WAY = 3;

const phrasesOf = (phrases: string): ReadonlyMap<string, true> =>
  new Map(phrases.split(',').map((words) => [words, true]));
const leads = phrasesOf(
  'within,within a,in,in a,less than,less than a,under,up to,max,maximum,no more than,not more than,at most,about,about a,around,around a,roughly,a,an,approx',
);
const journeys = phrasesOf('commute,journey,trip,ride,travel,travelling,away,max');
const joints = phrasesOf(
  'of,of the,from,from the,to,to the,into,away from,away from the,travel from,travel to,travel of',
);
const beforeTime = phrasesOf('in,within,in under,in less than,under,less than,in about,max,up to,takes,taking');

const hours: ReadonlyMap<string, number> = new Map([
  ['half an hour', 30],
  ['half hour', 30],
  ['a half hour', 30],
  ['half a hour', 30],
  ['quarter of an hour', 15],
  ['a quarter of an hour', 15],
  ['quarter hour', 15],
  ['three quarters of an hour', 45],
  ['an hour', 60],
  ['one hour', 60],
  ['hour', 60],
  ['an hour and a half', 90],
  ['hour and a half', 90],
]);
const LONGEST_HOURS = 5;

/** Words of these phrases that may be typed wrongly. */
export const travelWords: readonly string[] = [
  ...ways.keys(),
  ...journeys.keys(),
  'minutes',
  'minute',
  'mins',
  'hour',
].flatMap((words) => words.split(' '));

/** "20 minutes", "half an hour", "1 hour". */
function readMinutes(tokens: readonly Token[], at: number): Read<number> | null {
  const part = readPhrase(hours, tokens, at, LONGEST_HOURS);
  if (part !== null) return part;
  const count = readNumber(tokens, at);
  const unit = tokens[count?.end ?? 0]?.text ?? '';
  if (count === null || !/^(?:min|mins|minute|minutes|hr|hrs|hour|hours)$/.test(unit)) return null;
  const minutes = unit.startsWith('h') ? count.value * 60 : count.value;
  const isUsual = Number.isInteger(minutes) && minutes >= TRAVEL_MINUTES.min && minutes <= TRAVEL_MINUTES.max;
  return isUsual ? { value: minutes, end: count.end + 1 } : null;
}

const skip = (phrases: ReadonlyMap<string, unknown>, tokens: readonly Token[], at: number): number =>
  readPhrase(phrases, tokens, at, 3)?.end ?? at;
const readWay = (tokens: readonly Token[], at: number): Read<TravelWay> | null =>
  readPhrase(ways, tokens, at, LONGEST_WAY);

/** "of LS1", "from the University of Leeds". */
function readPlaceBehind(tokens: readonly Token[], at: number): Read<string> | null {
  const joint = readPhrase(joints, tokens, at, 3);
  const place = joint && readPlace(tokens, joint.end);
  if (!place || place.value.isDoubtful || place.value.text.length > MAX_TRAVEL_PLACE) return null;
  return { value: place.value.text, end: place.end };
}

const travelRead = (minutes: number, way: TravelWay, place: string, end: number): Read<string> => ({
  value: travelFilter.serialize([{ minutes, way, place }]),
  end,
});

/** "within 30 minutes of Leeds station by bike", "20 min walk from LS1": a time without a way is left to the reader. */
function readTimeFirst(tokens: readonly Token[], at: number): Read<string> | null {
  const minutes = readMinutes(tokens, skip(leads, tokens, at)) ?? readMinutes(tokens, at);
  if (minutes === null) return null;
  let end = skip(journeys, tokens, minutes.end);
  const before = readWay(tokens, end);
  end = skip(journeys, tokens, before?.end ?? end);
  const place = readPlaceBehind(tokens, end);
  if (place === null) return null;
  const behind = before === null ? readWay(tokens, place.end) : null;
  const way = before ?? behind;
  return way && travelRead(minutes.value, way.value, place.value, behind?.end ?? place.end);
}

/** "walk to Leeds uni in 20 minutes". */
function readWayFirst(tokens: readonly Token[], at: number): Read<string> | null {
  const way = readWay(tokens, at);
  const place = way && readPlaceBehind(tokens, skip(journeys, tokens, way.end));
  const time = place && readPhrase(beforeTime, tokens, place.end, 3);
  const minutes = time && readMinutes(tokens, time.end);
  return minutes && travelRead(minutes.value, way.value, place.value, minutes.end);
}

/** How far a place of theirs may be, as the parameter writes it. */
export const readTravel = (tokens: readonly Token[], at: number): Read<string> | null =>
  readTimeFirst(tokens, at) ?? readWayFirst(tokens, at);
