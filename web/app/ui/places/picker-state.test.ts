import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcement,
  isChosen,
  isFull,
  joinPlaces,
  noPlaces,
  type PickerAction,
  type PickerState,
  pickerReducer,
  pickerSentences,
  placeOf,
  placesIn,
  startWith,
  whereIs,
} from './picker-state.ts';

const postcode = (code: string): LocationSuggestion => ({
  postcode: code,
  area: 'Manchester',
  district: code.split(' ')[0]!,
  county: 'Greater Manchester',
  type: 'postcode',
});
const manchester: LocationSuggestion = {
  postcode: '',
  area: 'Manchester',
  district: 'All of Manchester',
  county: 'Greater Manchester',
  type: 'area',
};
const suggestions = [manchester, postcode('M1 1AA'), postcode('M1 1AB')];

const after = (...actions: readonly PickerAction[]): PickerState => actions.reduce(pickerReducer, startWith(noPlaces));
const open = [
  { type: 'typed', text: 'man' },
  { type: 'found', text: 'man', suggestions },
] as const;

describe('suggestions', () => {
  it('are asked for from the second character on', () => {
    expect(after({ type: 'typed', text: 'm' }).awaiting).toBeNull();
    expect(after({ type: 'typed', text: ' m ' }).awaiting).toBeNull();
    expect(after({ type: 'typed', text: 'ma' }).awaiting).toBe('ma');
  });

  it('are shown when they arrive, with nothing highlighted', () => {
    expect(after(...open)).toMatchObject({ shown: { text: 'man', suggestions }, active: null, awaiting: null });
  });

  it('that arrive for an older text are dropped', () => {
    const state = after({ type: 'typed', text: 'man' }, { type: 'typed', text: 'lee' });
    expect(pickerReducer(state, { type: 'found', text: 'man', suggestions })).toBe(state);
  });

  it('that arrive after the dropdown was closed are dropped', () => {
    const state = after({ type: 'typed', text: 'man' }, { type: 'closed' });
    expect(pickerReducer(state, { type: 'found', text: 'man', suggestions })).toBe(state);
  });

  it('stay while the next ones are on their way, and go when the text becomes too short', () => {
    expect(after(...open, { type: 'typed', text: 'manc' }).shown).not.toBeNull();
    expect(after(...open, { type: 'typed', text: 'm' }).shown).toBeNull();
  });

  it('can be asked for again once closed', () => {
    expect(after(...open, { type: 'closed' }, { type: 'asked' }).awaiting).toBe('man');
    expect(after({ type: 'asked' }).awaiting).toBeNull();
  });
});

describe('the highlighted suggestion', () => {
  const moves = (...all: readonly ('next' | 'previous' | 'first' | 'last')[]) =>
    after(...open, ...all.map((move) => ({ type: 'moved', move }) as const)).active;

  it('goes down, up and round', () => {
    expect(moves('next')).toBe(0);
    expect(moves('next', 'next')).toBe(1);
    expect(moves('next', 'next', 'next', 'next')).toBe(0);
    expect(moves('previous')).toBe(2);
    expect(moves('next', 'previous')).toBe(2);
  });

  it('goes to either end', () => {
    expect(moves('last')).toBe(2);
    expect(moves('last', 'first')).toBe(0);
  });

  it('does not exist where there is nothing to choose', () => {
    expect(after({ type: 'moved', move: 'next' }).active).toBeNull();
  });

  it('is forgotten when more is typed', () => {
    expect(after(...open, { type: 'moved', move: 'next' }, { type: 'typed', text: 'manc' }).active).toBeNull();
  });
});

describe('choosing', () => {
  const choose = (place: string, multiple = true) => ({ type: 'chose', place, multiple }) as const;

  it('adds the place, empties the field and closes the dropdown', () => {
    expect(after(...open, choose('M1 1AA'))).toMatchObject({ chosen: ['M1 1AA'], text: '', shown: null });
  });

  it('adds no place twice, however it is written', () => {
    expect(after(choose('M1 1AA'), choose('m11aa'), choose('Leeds'), choose('M1 1AA')).chosen).toEqual([
      'M1 1AA',
      'Leeds',
    ]);
  });

  it('holds one place in single mode', () => {
    expect(after(choose('M1 1AA', false), choose('Leeds', false)).chosen).toEqual(['Leeds']);
  });

  it('fills the field in single mode, until it is taken back', () => {
    const full = after(choose('M1 1AA', false));
    expect(isFull(full, false)).toBe(true);
    expect(isFull(full, true)).toBe(false);
    expect(isFull(pickerReducer(full, { type: 'removed', place: 'M1 1AA' }), false)).toBe(false);
    expect(pickerSentences.full).toBe('Location selected');
  });

  it('can be taken back', () => {
    expect(after(choose('M1 1AA'), choose('Leeds'), { type: 'removed', place: 'M1 1AA' }).chosen).toEqual(['Leeds']);
  });

  it('knows what is chosen already', () => {
    expect(isChosen(after(choose('M1 1AA')), 'm1 1aa')).toBe(true);
    expect(isChosen(after(choose('M1 1AA')), 'M1 1AB')).toBe(false);
  });
});

describe('text that was not chosen', () => {
  it('is sent along once', () => {
    expect(joinPlaces({ chosen: ['Leeds', 'M1 1AA'], text: ' York ' })).toBe('Leeds, M1 1AA, York');
    expect(joinPlaces({ chosen: ['Leeds'], text: 'leeds' })).toBe('Leeds');
    expect(joinPlaces({ chosen: [], text: '  ' })).toBe('');
    expect(placesIn('Leeds, M1 1AA,Leeds, ')).toEqual({ chosen: ['Leeds', 'M1 1AA'], text: '' });
  });

  it('is refused with a sentence that goes as soon as more is typed', () => {
    const refused = after({ type: 'typed', text: 'Atlantis' }, { type: 'refused' });
    expect(refused).toMatchObject({ error: pickerSentences.unknown, text: 'Atlantis', shown: null });
    expect(pickerReducer(refused, { type: 'typed', text: 'Atlanti' }).error).toBeNull();
  });
});

describe('what is read out', () => {
  it('counts the suggestions', () => {
    expect(announcement(after(...open))).toBe('3 suggestions');
    expect(announcement(after(open[0], { ...open[1], suggestions: [manchester] }))).toBe('1 suggestion');
  });

  it('says when there are none, with the typed text', () => {
    const state = after({ type: 'typed', text: 'zzz ' }, { type: 'found', text: 'zzz ', suggestions: [] });
    expect(announcement(state)).toBe('No locations found for "zzz"');
  });

  it('says when the list could not be loaded', () => {
    expect(announcement(after({ type: 'typed', text: 'man' }, { type: 'failed' }))).toBe(pickerSentences.unavailable);
  });

  it('says what was chosen and removed', () => {
    const chosen = after({ type: 'chose', place: 'Leeds', multiple: true });
    expect(announcement(chosen)).toBe('Leeds chosen');
    expect(announcement(pickerReducer(chosen, { type: 'removed', place: 'Leeds' }))).toBe('Leeds removed');
  });
});

describe('the two lines of a suggestion', () => {
  it.each([
    [manchester, 'Manchester', 'All of Manchester, Greater Manchester'],
    [postcode('M1 1AA'), 'M1 1AA', 'Manchester, Greater Manchester'],
    [{ ...postcode('M4 1AA'), district: 'Ancoats' }, 'M4 1AA', 'Ancoats, Manchester, Greater Manchester'],
    [{ ...postcode('M4 1AA'), district: 'Manchester' }, 'M4 1AA', 'Manchester, Greater Manchester'],
  ])('%o', (suggestion, first, second) => {
    expect([placeOf(suggestion), whereIs(suggestion)]).toEqual([first, second]);
  });
});

it('whatever happens, nothing is chosen twice and the highlighted suggestion exists', () => {
  const action: fc.Arbitrary<PickerAction> = fc.oneof(
    fc.constantFrom('', 'm', 'ma', 'man', 'Leeds').map((text) => ({ type: 'typed', text }) as const),
    fc
      .constantFrom('ma', 'man', 'Leeds')
      .chain((text) => fc.subarray(suggestions).map((some) => ({ type: 'found', text, suggestions: some }) as const)),
    fc.constantFrom('next', 'previous', 'first', 'last').map((move) => ({ type: 'moved', move }) as const),
    fc
      .tuple(fc.constantFrom('Leeds', 'leeds', 'M1 1AA', 'm11aa', 'York'), fc.boolean())
      .map(([place, multiple]) => ({ type: 'chose', place, multiple }) as const),
    fc.constantFrom('Leeds', 'M1 1AA').map((place) => ({ type: 'removed', place }) as const),
    fc.constantFrom('asked', 'closed', 'failed', 'refused').map((type) => ({ type }) as const),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const { chosen, active, shown } = after(...actions);
      const keys = chosen.map((place) => place.replaceAll(' ', '').toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
      if (active !== null) expect(shown?.suggestions[active]).toBeDefined();
    }),
  );
});
