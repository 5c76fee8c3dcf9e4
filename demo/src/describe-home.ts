import { ownValue } from '@letfair/domain/code-table';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
// Sentences of descriptions; names in braces are filled in.
import homeWords from '../words/home-words.json' with { type: 'json' };
import type { SeededRandom } from './seeded-random.ts';

const { adjectives, bathrooms, endings, highlights, kitchens, landmarks } = homeWords;
const { livingRooms, openings, outsides, places, roomLines, titles, walks } = homeWords;

export interface DescribedHome {
  readonly type: PropertyType;
  readonly bedrooms: number;
  readonly outside: keyof typeof outsides;
  readonly town: string;
  /** The part of town, as people there call it. */
  readonly district: string;
  readonly street: string;
  /** Null when the owner writes themself. */
  readonly agency: string | null;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const fillIn = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ownValue(words, name) ?? whole);

/** How its lister would put it: never the same sentences in the same order as next door. */
export function describeHome(home: DescribedHome, random: SeededRandom): { title: string; description: string } {
  const words = wordsFor(home, random);
  const written = (lines: readonly string[]): string => withArticles(fillIn(random.pick(lines), words));
  const voice = home.agency === null ? 'landlord' : 'agent';
  const opening = written(openings[voice]);
  const middle =
    home.type === 'room'
      ? random.sample(roomLines, random.integer(3, 4)).map((line) => fillIn(line, words))
      : rooms(home, random);
  const paragraphs = [
    [opening, ...middle.slice(0, 2)],
    [...middle.slice(2), written(places)],
    ...(random.percent(75) ? [[written(endings[voice])]] : []),
  ];
  return {
    title: capital(written(titles[titleKind(home.type)])),
    description: paragraphs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => sentences.join(' '))
      .join('\n\n'),
  };
}

function rooms({ type, outside, bedrooms }: DescribedHome, random: SeededRandom): string[] {
  const upstairs =
    bedrooms > 1
      ? [
          `There are ${numbers[bedrooms] ?? bedrooms} bedrooms${random.percent(50) ? ', the largest with fitted wardrobes' : ', and the smallest would make a good study'}.`,
        ]
      : bedrooms === 1
        ? ['The bedroom is at the back and quiet at night.']
        : ['The bed folds away, so that by day it is a sitting room.'];
  return [
    ...(type === 'studio' ? [] : [random.pick(livingRooms)]),
    random.pick(kitchens),
    ...upstairs,
    random.pick(bathrooms),
    random.pick(outsides[outside]),
  ];
}

const titleKind = (type: PropertyType): keyof typeof titles => {
  switch (type) {
    case 'terraced':
    case 'semi-detached':
    case 'detached':
      return 'house';
    default:
      return type;
  }
};

const homeNoun = ({ type, bedrooms }: DescribedHome): string => {
  if (type === 'studio') return 'studio';
  if (type === 'room') return 'house share';
  const size = `${numbers[bedrooms] ?? bedrooms}-bedroom`;
  return `${size} ${['terraced', 'semi-detached', 'detached'].includes(type) ? `${type} house` : type}`;
};

function wordsFor(home: DescribedHome, random: SeededRandom): Readonly<Record<string, string>> {
  const adjective = random.pick(adjectives);
  const beds = `${numbers[home.bedrooms] ?? home.bedrooms}-bedroom`;
  const feature =
    home.outside === 'none'
      ? random.pick(['high ceilings', 'good light', 'a view', 'a lift', 'wooden floors'])
      : `a ${home.outside}`;
  return {
    adjective,
    Adjective: capital(adjective),
    home: homeNoun(home),
    highlight: random.pick(highlights),
    landmark: random.pick(landmarks),
    walk: random.pick(walks),
    street: home.street,
    town: home.town,
    district: home.district,
    Agency: home.agency ?? '',
    type: home.type === 'house' ? 'town' : home.type,
    beds,
    Beds: capital(beds),
    feature,
    others: numbers[random.integer(2, 4)] ?? 'two',
  };
}

/** "a eight" is nothing anybody writes. */
const withArticles = (text: string): string => text.replaceAll(/\b([Aa]) (?=[aeiou])/g, '$1n ');
