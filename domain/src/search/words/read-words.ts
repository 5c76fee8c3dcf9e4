import type { PropertyType } from '../../homes/vocabulary.ts';
import { typesMeant } from '../property-type-groups.ts';
import type { SearchTexts } from '../search-query.ts';
import { Draft } from './draft.ts';
import {
  denials,
  denialsBehind,
  elsewhere,
  fillerPhrases,
  fillers,
  LONGEST_DENIAL,
  LONGEST_NEARNESS,
  nearness,
} from './fillers.ts';
import { MAX_SENTENCE } from './max-sentence.ts';
import { type Found, findMeaning, type Meaning, within } from './meanings.ts';
import { readNumber, readPhrase } from './numbers.ts';
import { LONGEST_PHRASE, sayings } from './phrases.ts';
import { readPlace, type Written } from './place-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import { rightWord } from './typing-errors.ts';

interface Understood {
  /** The parameters of a search and their values; `location` as the text of the place. */
  readonly parameters: SearchTexts;
  /** What found no use, in the order written; words beside each other are one text. */
  readonly unused: readonly string[];
  /** Rents are said by the week. It filters nothing, so it is none of the parameters. */
  readonly isWeekly: boolean;
}

type Reading = ({ readonly ok: true } & Understood) | { readonly ok: false; readonly problem: string };

/** What becomes of a word. */
type Use = 'used' | 'filler' | 'unused' | 'break' | 'near';

/** Reads a sentence from left to right, each word once and a few words ahead. */
class SentenceReader {
  readonly tokens: readonly Token[];
  readonly uses: Use[] = [];
  readonly draft = new Draft();
  private readonly doubtful: Written[] = [];
  private readonly sentence: string;
  /** Behind the last type of home. */
  private typeEnd = -1;
  private bedsEnd = -1;
  private isWeekly = false;
  private readonly today: string;
  /** A denial that was used already, for the words behind "or". */
  private readonly deniedAgain = new Map<number, string>();

  constructor(sentence: string, today: string) {
    this.sentence = sentence;
    this.today = today;
    this.tokens = tokensOf(sentence).map((token) =>
      token.kind === 'word' ? { ...token, text: rightWord(token.text) } : token,
    );
  }

  read(): Understood {
    for (let at = 0; at < this.tokens.length; ) at = this.step(at);
    this.takeDoubtful();
    return { parameters: this.parameters(), unused: this.unused(), isWeekly: this.isWeekly };
  }

  private mark(from: number, end: number, use: Use): number {
    for (let at = from; at < end; at++) this.uses[at] = use;
    return end;
  }

  private step(at: number): number {
    const token = this.tokens[at]!;
    const meaning = findMeaning(this.tokens, at, this.today);
    const near = readPhrase(nearness, this.tokens, at, LONGEST_NEARNESS);
    const denial = readPhrase(denials, this.tokens, at, LONGEST_DENIAL);
    const away = readPhrase(elsewhere, this.tokens, at, 3);
    const most = Math.max(within(near, at), within(denial, at), within(away, at));
    if (meaning !== null && within(meaning, at) >= most) return this.take(at, meaning, null);
    if (near !== null && within(near, at) === most) return this.nearTo(at, near.end);
    if (away !== null && within(away, at) === most) return this.goElsewhere(at, away.end);
    const filler = readPhrase(fillerPhrases, this.tokens, at, 3);
    if (filler !== null) return this.mark(at, filler.end, 'filler');
    if (denial !== null) return this.deny(at, denial.end);
    if (token.kind === 'break') return this.mark(at, at + 1, 'break');
    const count = readNumber(this.tokens, token.text === '£' ? at + 1 : at);
    if (count !== null && (token.kind !== 'word' || count.value > 1)) return this.countOf(at, count.end);
    return this.mark(at, at + 1, token.kind === 'sign' || fillers.has(token.text) ? 'filler' : 'unused');
  }

  /** Uses what was found, unless words behind it take it back. */
  private take(at: number, { value: meaning, end }: Found, denial: string | null): number {
    const takenBack = meaning.kind === 'claim' ? readPhrase(denialsBehind, this.tokens, end, 3) : null;
    if (takenBack !== null) return this.mark(at, takenBack.end, 'unused');
    if (denial === null && meaning.kind === 'place') {
      const written = { place: meaning.place, from: at, end, isBeside: this.isBeside(at) };
      (meaning.place.isDoubtful ? this.doubtful : this.draft.places).push(written);
      return this.mark(at, end, meaning.place.isDoubtful ? this.useOfDoubtful(at, end) : 'used');
    }
    const isUsed = denial === null ? this.use(meaning, at, end) : this.useOpposite(meaning);
    this.mark(at, end, isUsed ? 'used' : 'unused');
    if (meaning.kind === 'bedrooms' || meaning.kind === 'bathrooms')
      for (const index of meaning.between)
        this.uses[index] = fillers.has(this.tokens[index]!.text) ? 'filler' : 'unused';
    return end;
  }

  private useOfDoubtful(at: number, end: number): Use {
    return end === at + 1 && fillers.has(this.tokens[at]!.text) ? 'filler' : 'unused';
  }

  private use(meaning: Meaning, at: number, end: number): boolean {
    const { draft } = this;
    // "2 bed terrace" is a house, "flat with a terrace" is not.
    const isTerrace = this.tokens[at]?.text === 'terrace' && end === at + 1 && this.bedsEnd === at;
    if (meaning.kind === 'claim' && isTerrace) return this.useType(at, end, 'terraced');
    const isAlternative = this.tokens[at - 1]?.text === 'or' || this.tokens[at - 2]?.text === 'or';
    const isStudio = meaning.kind === 'claim' && meaning.claim.value === 'studio';
    const afterBeds = this.draft.values.has('maxBedrooms') || this.draft.values.has('bedrooms');
    const afterStudio = this.draft.values.get('propertyType')?.includes('studio') === true;
    if (isAlternative && ((isStudio && afterBeds) || (meaning.kind === 'bedrooms' && afterStudio)))
      this.draft.isStudioOrMore = true;
    if (meaning.kind === 'bedrooms') this.bedsEnd = end;
    if (meaning.kind === 'claim' && meaning.claim.name === 'propertyType')
      return this.useType(at, end, meaning.claim.value as PropertyType);
    if (meaning.kind === 'claim') return draft.set(meaning.claim.name, meaning.claim.value);
    if (meaning.kind === 'day') return draft.setMoveIn(meaning.day);
    if (meaning.kind === 'travel') return draft.addTravel(meaning.travel);
    if (meaning.kind === 'miles') return draft.set('radius', String(meaning.miles));
    if (meaning.kind === 'bedrooms') draft.widen(meaning.range);
    if (meaning.kind === 'bathrooms')
      return meaning.range.from !== null && draft.set('bathrooms', String(meaning.range.from));
    if (meaning.kind === 'rent') {
      const { min, max, isWeekly } = meaning.rent;
      this.isWeekly ||= isWeekly;
      const isMinUsed = min === undefined || draft.set('minBudget', String(min));
      return (max === undefined || draft.set('maxBudget', String(max))) && isMinUsed;
    }
    return true;
  }

  /** "Semi-detached 3 bed house" is semi-detached and "room in a flat" a room, while "house or flat" is either. */
  private useType(at: number, end: number, value: PropertyType): boolean {
    const before = this.typeEnd < 0 ? [] : this.tokens.slice(this.typeEnd, at);
    const isAlternative = this.typeEnd < 0 || before.some(({ text }) => /^(?:or|and|,)$/.test(text));
    this.typeEnd = end;
    const given = this.draft.values.get('propertyType') ?? [];
    const last = given.at(-1);
    if (isAlternative || last === undefined) return this.draft.set('propertyType', value);
    if (typesMeant([last as PropertyType]).includes(value))
      this.draft.values.set('propertyType', [...given.slice(0, -1), value]);
    return true;
  }

  private useOpposite(meaning: Meaning): boolean {
    if (meaning.kind !== 'claim' || meaning.opposite === null) return false;
    return this.draft.set(meaning.claim.name, meaning.opposite);
  }

  /** Whether nothing but a comma or small words stand between this place and the one before. */
  private isBeside(at: number): boolean {
    let before = at - 1;
    while (before >= 0 && /^(?:,|in|of|the)$/.test(this.tokens[before]?.text ?? '')) before--;
    const last = this.draft.places.at(-1);
    return last !== undefined && last.end === before + 1;
  }

  private nearTo(at: number, end: number): number {
    let next = end;
    while (next - end < 2 && /^(?:the|to|of|a)$/.test(this.tokens[next]?.text ?? '')) next++;
    const meaning = findMeaning(this.tokens, next, this.today);
    const isPlace = meaning?.value.kind === 'place';
    if (isPlace) this.draft.isNear = true;
    const isUsed = isPlace || (meaning?.value.kind === 'claim' && meaning.value.claim.name === 'station');
    return this.mark(at, end, isUsed ? 'used' : 'near');
  }

  /** "Commute to London": a place, but not the home's. */
  private goElsewhere(at: number, end: number): number {
    const skipped = this.skipSmall(end, 2);
    const place = readPlace(this.tokens, skipped);
    return this.mark(at, place?.end ?? end, 'unused');
  }

  /** "Two cats" are cats; of "£100 each" nobody knows what the rent is. */
  private countOf(at: number, end: number): number {
    if (findClaim(this.tokens, end) !== null) return this.mark(at, end, 'filler');
    let last = end;
    while (last - end < 3 && amountEnding.test(this.tokens[last]?.text ?? '')) last++;
    return this.mark(at, last, 'unused');
  }

  private skipSmall(from: number, most: number): number {
    let next = from;
    while (
      next - from < most &&
      this.tokens[next]?.kind === 'word' &&
      fillers.has(this.tokens[next]!.text) &&
      findClaim(this.tokens, next) === null
    )
      next++;
    return next;
  }

  /** "No pets or smokers": what is denied has no use, unless a filter says the opposite. */
  private deny(at: number, end: number): number {
    let start = this.skipSmall(end, 3);
    const first = findMeaning(this.tokens, start, this.today);
    if (first === null) return this.denyWord(at, start);
    let next = this.take(start, first, 'not');
    if (this.uses[start] === 'used') this.mark(at, start, 'used');
    else this.mark(at, start, 'unused');
    while (/^(?:or|nor)$/.test(this.tokens[next]?.text ?? '')) {
      start = this.skipSmall(next + 1, 3);
      const other = findMeaning(this.tokens, start, this.today);
      if (other === null) {
        if (this.uses[next - 1] !== 'unused' || this.tokens[start]?.kind !== 'word') break;
        next = this.mark(next, start + 1, 'unused');
        continue;
      }
      const isApart = this.uses[next - 1] === 'used';
      this.mark(next, start, isApart ? 'break' : 'unused');
      next = this.take(start, other, 'not');
      if (isApart && this.uses[start] === 'unused') this.deniedAgain.set(start, this.tokens[at]!.text);
    }
    if (trailing.test(this.tokens[next]?.text ?? '')) next = this.mark(next, next + 1, this.uses[next - 1] ?? 'filler');
    return next;
  }

  private denyWord(at: number, start: number): number {
    const isWord = this.tokens[start]?.kind === 'word';
    return this.mark(at, isWord ? start + 1 : start, 'unused');
  }

  /** A town whose name is a word as well is meant where no other place is named, right behind what a home is. */
  private takeDoubtful(): void {
    const one = this.draft.places.length > 0 ? undefined : this.doubtful.find((written) => this.isLikelyTown(written));
    if (one === undefined) return;
    this.draft.places.push(one);
    this.mark(one.from, one.end, 'used');
  }

  private isLikelyTown({ place, from }: Written): boolean {
    if (place.kind !== 'town') return false;
    const before = this.uses[from - 1];
    return from === 0 || (before === 'used' && this.tokens[from - 1]?.kind === 'word');
  }

  private parameters(): SearchTexts {
    const { texts, unused } = this.draft.toTexts();
    for (const { from, end } of unused) this.mark(from, end, 'unused');
    return texts;
  }

  /** Neighbouring words that found no use, with the small words between them. */
  private unused(): readonly string[] {
    const found: string[] = [];
    let first = -1;
    let last = -1;
    const close = (): void => {
      const again = this.deniedAgain.get(first);
      if (first >= 0)
        found.push(
          (again === undefined ? '' : `${again} `) +
            this.sentence.slice(this.tokens[first]!.from, this.tokens[last]!.to),
        );
      first = -1;
    };
    for (const [at, token] of this.tokens.entries()) {
      const use = this.uses[at];
      if (use === 'unused') {
        if (first < 0) first = this.nearBefore(at);
        last = at;
      } else if (use !== 'filler' || /^(?:and|or|with|but|plus)$/.test(token.text)) close();
    }
    close();
    return [...new Set(found)];
  }

  /** "near the park" rather than "park". */
  private nearBefore(at: number): number {
    let first = at;
    while (first > 0 && at - first < LONGEST_NEARNESS + 2 && this.uses[first - 1] === 'filler') first--;
    if (this.uses[first - 1] !== 'near') return at;
    while (this.uses[first - 1] === 'near') first--;
    return first;
  }
}

const amountEnding = /^(?:pw|pcm|pm|pp|each|per|person|week|month|pppw|pppm|head)$/;
const trailing = /^(?:needed|required|necessary|wanted)$/;

const findClaim = (tokens: readonly Token[], at: number): unknown => readPhrase(sayings(), tokens, at, LONGEST_PHRASE);

/** A search in someone's own words. `today` is the day that "next month" is counted from. */
export function readWords(sentence: string, today: string): Reading {
  const written = sentence.trim();
  if (written.length > MAX_SENTENCE) return { ok: false, problem: `Use at most ${MAX_SENTENCE} characters.` };
  return { ok: true, ...new SentenceReader(written, today).read() };
}
