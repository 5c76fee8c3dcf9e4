import { counted } from '../../counted.ts';
import { formatPence } from '../../money.ts';
import { plainText } from '../../words/phrases.ts';
import type { ListingForm } from '../fields.ts';
import type { Flag } from './review-flags.ts';

type Advert = Pick<
  ListingForm,
  'title' | 'propertyDescription' | 'propertyType' | 'images' | 'bedrooms' | 'bathrooms' | 'monthlyRent'
>;

/** A description with fewer words can't say what a home is like. */
export const FEWEST_WORDS = 10;

/** What is missing from an advert, or contradicts its own facts. */
export const advertFlags = (advert: Advert): readonly Flag<'no-photos' | 'contradiction' | 'short-text'>[] =>
  [photosFlag(advert), contradictionFlag(advert), textFlag(advert)].filter((flag) => flag !== null);

const photosFlag = ({ images }: Advert): Flag<'no-photos'> | null =>
  images.length > 0 ? null : { kind: 'no-photos', sentence: 'There are no photos.' };

function textFlag({ propertyDescription }: Advert): Flag<'short-text'> | null {
  const words = propertyDescription.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words >= FEWEST_WORDS) return null;
  return { kind: 'short-text', sentence: `The description only has ${counted(words, 'word')}.` };
}

/** "4 bed flat" with 2 bedrooms. */
function contradictionFlag(advert: Advert): Flag<'contradiction'> | null {
  const said = readTitle(advert.title);
  const contradictions = [
    contradiction(bedroomsToCompare(advert, said.bedrooms), advert.bedrooms, bedroomsInWords),
    contradiction(said.bathrooms, advert.bathrooms, (count) => counted(count, 'bathroom')),
    contradiction(said.rents, advert.monthlyRent, (pounds) => `a rent of ${formatPence(Math.round(pounds * 100))}`),
  ].filter((words) => words !== null);
  if (contradictions.length === 0) return null;
  return { kind: 'contradiction', sentence: contradictions.join(' ') };
}

/** The title of a room names the bedrooms of the house it is in, and a studio has no bedroom or one. */
const bedroomsToCompare = ({ propertyType }: Advert, said: readonly number[]): readonly number[] =>
  propertyType === 'room' || (propertyType === 'studio' && said.every((count) => count <= 1)) ? [] : said;

const bedroomsInWords = (count: number): string => (count === 0 ? 'a studio' : counted(count, 'bedroom'));

/** A title that names several numbers, such as "2/3 bed", is right with one of them. */
function contradiction(said: readonly number[], entered: number | null, inWords: (n: number) => string): string | null {
  const [first] = said;
  if (first === undefined || entered === null || said.some((number) => Math.floor(entered) === Math.floor(number)))
    return null;
  return `The title says ${inWords(first)}, but the form says ${inWords(entered)}.`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,2}|${numbers.slice(1).join('|')})`;
const KIND = '(?:(?:double|single|large|good|spacious|generous|en-?suite)[ -])?';
const rooms = (room: string) =>
  new RegExp(`(?:\\b${NUMBER} ?(?:/|-|or|to) ?)?\\b${NUMBER}[ -]?${KIND}${room}(?:rooms?|roomed|s|ded)?\\b`, 'gi');

const bedrooms = rooms('bed');
const bathrooms = rooms('bath');
/** Rents of a week are not compared. */
const rents =
  /£ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{2})? ?(?:pcm|p\.c\.m|(?:per|a|each|every|\/) ?(?:calendar )?month)/gi;

function readTitle(title: string) {
  const text = plainText(title);
  const inTitle = (phrase: RegExp, read: (words: string) => number) =>
    [...text.matchAll(phrase)].flatMap(([, ...found]) => found.flatMap((words) => (words ? [read(words)] : [])));
  const counts = inTitle(bedrooms, numberOf);
  return {
    bedrooms: counts.length === 0 && /\bstudio\b(?! room| space)/i.test(text) ? [0] : counts,
    bathrooms: inTitle(bathrooms, numberOf),
    rents: inTitle(rents, (pounds) => Number(pounds.replaceAll(',', ''))),
  };
}

const numberOf = (words: string): number => (/\d/.test(words) ? Number(words) : numbers.indexOf(words.toLowerCase()));
