import { DEFAULT_MILES, MAX_LOCATION } from '../placement-options.ts';
import { MAX_PLACES } from '../places/suggestions/location-text.ts';
import {
  parseSearch,
  type SearchParameter,
  type SearchTexts,
  searchParameterNames,
  searchParameters,
} from '../search-query.ts';
import { MAX_TRAVEL_PLACES } from '../travel/travel.ts';
import type { Range } from './counts.ts';
import type { MoveIn } from './dates.ts';
import { choosePlaces, type Written } from './place-words.ts';

/** The search that a sentence has asked for so far. */
export class Draft {
  readonly values = new Map<SearchParameter, string[]>();
  readonly places: Written[] = [];
  isNear = false;
  /** "Studio or 1 bed", unlike "1 bed studio". */
  isStudioOrMore = false;

  /** False where another value was said before. */
  set(name: SearchParameter, value: string): boolean {
    const given = this.values.get(name);
    if (given === undefined) this.values.set(name, [value]);
    else if (Array.isArray(searchParameters[name].unset)) given.push(value);
    else if (given[0] !== value) return false;
    return true;
  }

  /** False where as many places were said before as a search has. */
  addTravel(place: string): boolean {
    if ((this.values.get('travel')?.length ?? 0) >= MAX_TRAVEL_PLACES) return false;
    return this.set('travel', place);
  }

  setMoveIn({ from, by }: MoveIn): boolean {
    const isFromUsed = from === null || this.set('availableFrom', from);
    return (by === null || this.set('availableBy', by)) && isFromUsed;
  }

  /** "2 bed or 3 bed" is two to three. */
  widen(range: Range): void {
    const from = this.values.get('bedrooms')?.[0];
    const to = this.values.get('maxBedrooms')?.[0];
    const known = { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
    const isFirst = known.from === null && known.to === null;
    // "At least 2, at most 4 beds" limits both ends.
    const isOtherEnd = (known.to === null && range.from === null) || (known.from === null && range.to === null);
    const either = (one: number | null, other: number | null, pick: (...of: number[]) => number): number | null => {
      if (isFirst || isOtherEnd) return one ?? other;
      return one === null || other === null ? null : pick(one, other);
    };
    const low = either(known.from, range.from, Math.min);
    const high = either(known.to, range.to, Math.max);
    this.values.delete('bedrooms');
    this.values.delete('maxBedrooms');
    if (low !== null) this.set('bedrooms', String(low));
    if (high !== null) this.set('maxBedrooms', String(high));
  }

  /** A studio has no bedroom. */
  private widenToStudio(): void {
    this.values.delete('bedrooms');
    if (!this.isStudioOrMore) this.values.delete('maxBedrooms');
    else if (this.values.has('maxBedrooms')) this.set('propertyType', 'flat');
  }

  /** As a search writes it, without what parameters can't have together, and the places that can't be meant. */
  toTexts(): { readonly texts: SearchTexts; readonly unused: readonly Written[] } {
    const { values, places, isNear } = this;
    if (values.get('propertyType')?.includes('studio')) this.widenToStudio();
    const chosen = choosePlaces(places);
    const location = chosen.texts.slice(0, MAX_PLACES).join(' or ');
    if (location !== '' && location.length <= MAX_LOCATION) values.set('location', [location]);
    // A town reaches further than these miles, and a station or a university is a point already.
    const isSmall = chosen.kinds.length === 1 && /^(?:postcode|outcode|district)$/.test(chosen.kinds[0] ?? '');
    if (isNear && isSmall && !values.has('radius')) values.set('radius', [String(DEFAULT_MILES)]);
    const texts = Object.fromEntries(
      searchParameterNames.flatMap((name) => {
        const given = values.get(name);
        return given === undefined ? [] : [[name, textOf(name, given)]];
      }),
    );
    const { problems } = parseSearch(texts);
    const understood = Object.entries(texts).filter(([name]) => !Object.hasOwn(problems, name));
    return { texts: Object.fromEntries(understood), unused: chosen.unused };
  }
}

/** The options in their own order. */
function textOf(name: SearchParameter, given: readonly string[]): string {
  const parameter = searchParameters[name];
  if (!Array.isArray(parameter.unset) || !('options' in parameter))
    return given.join(('joint' in parameter && parameter.joint) || ',');
  return parameter.options.filter((option) => given.includes(option)).join(',');
}
