const upToTwelve = 'one two three four five six seven eight nine ten eleven twelve';
const numberOfWord: ReadonlyMap<string, number> = new Map([
  ...upToTwelve.split(' ').map((word, at) => [word, at + 1] as const),
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
]);
export const numberWords: readonly string[] = [...numberOfWord.keys()];

/** The people that a text may turn away or ask for. */
export const peopleGroups = [
  'benefits',
  'children',
  'pets',
  'race',
  'religion',
  'sex',
  'orientation',
  'disability',
  'adults',
  'professionals',
] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

/** A name of a group: "housing benefit" has one further word. */
export interface GroupName {
  readonly group: PeopleGroup;
  readonly further: readonly string[];
  /**
   * `always` names the group by itself; `alone` where no other noun follows ("no child", not "no child seat");
   * `person` before "tenants", "people" and the like; `person-or-end` also where nothing follows, as in "no Polish"; `origin` behind "from".
   */
  readonly means: 'always' | 'alone' | 'person' | 'person-or-end' | 'origin';
}

/** One element of a pattern: words, a number, a sum, a few words of any kind, or the end of a clause. */
export type Element =
  | {
      readonly kind: 'words';
      readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
      readonly optional: boolean;
      /** The end of a clause may stand for it. */
      readonly orEnd: boolean;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'money'; readonly most: number }
  | { readonly kind: 'gap'; readonly most: number; readonly crossesCommas: boolean }
  | { readonly kind: 'end'; readonly of: 'clause' | 'sentence' };

export interface PhrasePattern {
  readonly phrase: string;
  readonly elements: readonly Element[];
  /** Numbers of the elements that it cannot do without behind the first. */
  readonly needs: readonly number[];
  /** The most words between its first and its last. */
  readonly reach: number;
  readonly unlessNear: ReadonlySet<string>;
  /** It begins a clause. */
  readonly isFirst: boolean;
}

export interface VocabularyEntry {
  readonly word: string;
  /** The roles it plays in the grammar of refusals. */
  roles: number;
  readonly number: number | null;
  readonly names: GroupName[];
  readonly patterns: PhrasePattern[];
  /** Numbers of the elements of patterns that it may stand for. */
  readonly neededBy: number[];
  /** For the end of a word: the beginnings that make it whole, so that "chil dren" is read as one word. */
  heads?: Map<string, string>;
  /** For two words written as one: "noDSS". */
  parts?: readonly [string, string];
}

const newEntry = (word: string, number: number | null = null): VocabularyEntry => ({
  word,
  roles: 0,
  number,
  names: [],
  patterns: [],
  neededBy: [],
});

const entries = new Map<string, VocabularyEntry>();
export const UNKNOWN = newEntry('');
export const NUMBER = newEntry('#');
export const MONEY = newEntry('£');

export const entryOf = (word: string): VocabularyEntry => entries.get(word) ?? UNKNOWN;

/** Makes a word known. Called while the tables of words and phrases are loaded, never afterwards. */
export function learn(word: string): VocabularyEntry {
  if (word === NUMBER.word) return NUMBER;
  if (word === MONEY.word) return MONEY;
  const known = entries.get(word);
  if (known && known.parts === undefined) return known;
  const entry = newEntry(word, numberOfWord.get(word) ?? null);
  entries.set(word, entry);
  return entry;
}

/** Makes these words known, for code that looks for them by name. */
export function learnWords(words: string): ReadonlySet<string> {
  const all = words.split(' ').filter((word) => word !== '');
  for (const word of all) learn(word);
  return new Set(all);
}

const SHORTEST_TO_SPLIT = 3;

/** Makes known what a group is called, also cut in two ("ki ds") and behind a "no" that is glued to it ("nokids"). */
export function learnName(group: PeopleGroup, name: string, means: GroupName['means']): void {
  const [first = '', ...further] = name.split(' ');
  learn(first).names.push({ group, further, means });
  learn(first).names.sort((one, two) => two.further.length - one.further.length);
  for (const word of [first, ...further]) {
    learn(word);
    if (word.length < SHORTEST_TO_SPLIT) continue;
    for (let cut = 1; cut < word.length; cut++) {
      learn(word.slice(0, cut));
      const tail = learn(word.slice(cut));
      tail.heads = (tail.heads ?? new Map()).set(word.slice(0, cut), word);
    }
  }
  for (const no of ['no', 'non']) {
    if (entries.has(no + first)) continue;
    const glued = learn(no + first);
    glued.parts = [no, first];
  }
}

const SHORTEST_WITH_TYPO = 6;

/** A word with two letters swapped or one left out is read as the word, unless that is a word itself. */
function learnTypos(word: string): void {
  const entry = learn(word);
  if (word.length < SHORTEST_WITH_TYPO) return;
  // Without its first or last letter a word is often another one: "benefits", "males".
  for (let at = 1; at < word.length - 1; at++) {
    const leftOut = word.slice(0, at) + word.slice(at + 1);
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    for (const typo of [leftOut, swapped]) if (!entries.has(typo)) entries.set(typo, entry);
  }
}

/** Words that are spelt like a typo of another. */
const ordinaryWords = 'contact coupe woking pease singe moths coped bared';

/** Reads typos of every word with a role or a name. Called once all tables are loaded, so that no known word is a typo. */
export function learnTyposOfAll(): void {
  learnWords(ordinaryWords);
  for (const { word, roles, names } of [...entries.values()]) if (roles !== 0 || names.length > 0) learnTypos(word);
}

/** Reads one spelling as another. */
export const learnSpelling = (written: string, meant: string): void => {
  entries.set(written, learn(meant));
};

/** Cuts letters that were written one by one into the words they spell: "nokidsplease". */
export function splitRun(letters: string): readonly string[] {
  beginnings ??= learnBeginnings();
  const words: string[] = [];
  let unknown = '';
  for (let at = 0; at < letters.length; ) {
    let longest = 0;
    for (let length = 2; at + length <= letters.length; length++) {
      const isWholeWord = beginnings.get(letters.slice(at, at + length));
      if (isWholeWord === undefined) break;
      if (isWholeWord) longest = length;
    }
    if (longest === 0) unknown += letters[at++];
    else {
      if (unknown !== '') words.push(unknown);
      unknown = '';
      words.push(letters.slice(at, at + longest));
      at += longest;
    }
  }
  return unknown === '' ? words : [...words, unknown];
}

/** Every beginning of a word that plays a part, and whether it is the whole word. */
let beginnings: ReadonlyMap<string, boolean> | undefined;

function learnBeginnings(): ReadonlyMap<string, boolean> {
  const all = new Map<string, boolean>();
  for (const { word, roles, names, patterns } of entries.values()) {
    // Pieces of cut words are known as well, but play no part.
    if (roles === 0 && names.length === 0 && patterns.length === 0) continue;
    for (let length = 1; length < word.length; length++)
      all.set(word.slice(0, length), all.get(word.slice(0, length)) ?? false);
    all.set(word, true);
  }
  return all;
}
