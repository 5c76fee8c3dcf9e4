import { describe, expect, it, test } from 'vitest';
import { keysOf } from '../../keys-of.ts';
import { listingGraph } from '../../listings/lifecycle.ts';
import {
  endingEvents,
  homeEventOf,
  homeEvents,
  isNews,
  isStillSo,
  newsDelaySeconds,
  newsEvents,
  strongestTie,
  whoIsTold,
} from './homes.ts';
import { consequencesOf, type HomeTie, homeTies } from './steps.ts';

test('whoever did several things is told by the strongest', () => {
  const strongest = (...ties: HomeTie[]) => strongestTie(new Set(ties));
  expect(strongest('saved', 'enquired', 'applied', 'viewing')).toBe('viewing');
  expect(strongest('saved', 'viewed', 'applied')).toBe('applied');
  expect(strongest('saved', 'enquired', 'viewed')).toBe('viewed');
  expect(strongest('saved', 'enquired')).toBe('enquired');
  expect(strongest()).toBeNull();
});

describe('a home that is let or withdrawn', () => {
  it.each(endingEvents)('%s: everyone around it hears, but for the tenant who rents it', (event) => {
    const untold = homeTies.filter((tie) => whoIsTold(event, tie) === 'nothing');
    expect(untold).toEqual(event === 'let' ? ['accepted'] : []);
  });

  it('a viewing and an application are told of by the emails that end them', () => {
    expect(whoIsTold('let', 'viewing')).toBe('with-viewing');
    expect(whoIsTold('withdrawn', 'accepted')).toBe('with-application');
    expect(whoIsTold('let', 'applied')).toBe('with-application');
    expect(whoIsTold('hidden', 'applied')).toBe('own-email');
  });
});

const toldOf = (event: (typeof homeEvents)[number]) => homeTies.filter((tie) => whoIsTold(event, tie) !== 'nothing');

test('only those who saved a home hear of a lower rent', () => {
  expect(toldOf('rent-cut')).toEqual(['saved']);
  expect(consequencesOf('change-rent').viewing).toEqual({ fate: 'kept', told: 'nothing' });
});

test('those who saved a home hear that it is back, and those whose viewing comes back with it', () => {
  expect(toldOf('back')).toEqual(['viewing', 'saved']);
  expect(whoIsTold('back', 'viewing')).toBe('with-viewing');
});

test('while a home is paused or let agreed only booked viewings are cancelled, and none when it expires', () => {
  expect([toldOf('paused'), toldOf('let-agreed'), toldOf('expired')]).toEqual([['viewing'], ['viewing'], []]);
});

test('every event that emails of home news are sent of has somebody who gets one', () => {
  const inNews = homeEvents.filter((event) =>
    homeTies.some((tie) => ['own-email', 'saved-homes-email'].includes(whoIsTold(event, tie))),
  );
  expect(inNews).toEqual([...newsEvents]);
});

test('every step into public is “back”, but for confirming a live listing', () => {
  const toLive = Object.entries(listingGraph).filter(([, { to }]) => to === 'live');
  for (const [action] of toLive) expect(homeEventOf(action as 'resume', 'paused')).toBe('back');
  expect(homeEventOf('confirm', 'live')).toBeNull();
  expect(homeEventOf('confirm', 'expired')).toBe('back');
  expect(homeEventOf('unlet', 'let')).toBeNull();
});

test('steps of the same event tell the same people in the same way', () => {
  for (const action of keysOf(listingGraph)) {
    const event = homeEventOf(action, 'expired');
    if (event === null || !isNews(event)) continue;
    for (const tie of homeTies)
      expect([action, tie, consequencesOf(action)[tie].told]).toEqual([action, tie, whoIsTold(event, tie)]);
  }
});

describe('what was taken back before the email', () => {
  const home = { status: 'live', isListerHidden: false, rentPence: 90_000 } as const;
  it.each([
    ['let', { ...home, status: 'let' }, null, true],
    ['let', { ...home, status: 'let-agreed' }, null, false],
    ['withdrawn', { ...home, status: 'withdrawn' }, null, true],
    ['hidden', home, null, false],
    ['lister-gone', { ...home, isListerHidden: true }, null, true],
    ['lister-gone', home, null, false],
    ['back', home, null, true],
    ['back', { ...home, status: 'paused' }, null, false],
    ['back', { ...home, isListerHidden: true }, null, false],
    ['rent-cut', home, 95_000, true],
    ['rent-cut', home, 90_000, false],
    ['rent-cut', { ...home, status: 'paused' }, 95_000, false],
  ] as const)('%s at %o after %s: %s', (event, now, previousPence, expected) => {
    expect(isStillSo(event, now, previousPence)).toBe(expected);
  });
});

test('the end of a home is told within a minute', () => {
  for (const event of endingEvents) expect(newsDelaySeconds(event)).toBeLessThan(40);
});
