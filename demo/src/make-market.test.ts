import type { MarketListing } from '@letfair/api';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import { looksLikePhone } from '@letfair/domain/accounts/contact-details';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { AVAILABLE_DAYS, REMIND_DAYS_BEFORE } from '@letfair/domain/listings/availability';
import { listingProblems } from '@letfair/domain/listings/form/listing-checks';
import { assessListing } from '@letfair/domain/listings/law/assess';
import { factsOfForm, nationOfHome } from '@letfair/domain/listings/law/facts';
import { completenessOf } from '@letfair/domain/listings/law/material-information';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { unlawfulWordingFlag } from '@letfair/domain/listings/review/unlawful-wording';
import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { parsePin } from '@letfair/domain/search/places/map/pin';
import { pinPlaceProblem } from '@letfair/domain/search/places/map/pin-place';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { areaLettersOf, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/search/places/profiles/regions';
import { expect, test } from 'vitest';
import { daysFrom } from './dates.ts';
import { demoAccounts } from './demo-accounts.ts';
import { publishedAt } from './home-of.ts';
import { makeMarket } from './make-market.ts';

const plan = { seed: 'a test', listings: 600, now: new Date('2026-11-15T12:00:00Z') };
const market = makeMarket(plan);
const { people, homes, activity } = market;
const listerOf = (email: string) => people.find((person) => person.email === email);
const isSuspended = (email: string) => listerOf(email)?.suspensions.at(-1)?.until === null;
const live = homes.filter(({ status, lister }) => status === 'live' && !isSuspended(lister));
const daysAgo = (moment: Date) => daysFrom(moment, plan.now);

test('every home has a pin of its own near the middle of its outcode', () => {
  for (const { form } of homes) {
    const pin = parsePin(form.pin)!;
    expect(pinPlaceProblem(pin, form.address.postcode), form.address.postcode).toBeNull();
    expect(metresBetween(pin, centreOfOutcode(outcodeOf(form.address.postcode)!)!)).toBeLessThan(1_000);
  }
  expect(new Set(homes.map(({ form }) => form.pin)).size).toBeGreaterThan(homes.length * 0.95);
});

test('every home has a reference, which its lister uses once', () => {
  const used = homes.map(({ lister, form }) => `${lister} ${form.reference}`);
  expect(homes.filter(({ form }) => form.reference === '')).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});

test('gives the same marketplace for the same seed only', () => {
  expect(makeMarket(plan)).toEqual(market);
  expect(makeMarket({ ...plan, seed: 'another test' }).homes[0]?.form).not.toEqual(homes[0]?.form);
});

test('has the requested number of live listings, and a few in every other status', () => {
  expect(live).toHaveLength(plan.listings);
  for (const status of listingStatuses)
    expect(homes.filter((home) => home.status === status).length).toBeGreaterThan(1);
});

test('generates only listings that pass the form checks and the law of their nation', () => {
  for (const { form, lister } of homes) {
    const problems = Object.keys(listingProblems(form)).filter((name) => name !== 'holdingDeposit');
    expect(problems, form.title).toEqual([]);
    const userType = listerOf(lister)?.userType === 'agent' ? 'agent' : 'landlord';
    const blockers = assessListing(factsOfForm(form, userType), '2026-11-15').filter(
      ({ severity }) => severity === 'block',
    );
    expect(blockers, form.title).toEqual([]);
    expect(centreOfOutcode(outcodeOf(form.address.postcode) ?? ''), form.address.postcode).not.toBeNull();
  }
});

test('has pending homes for a moderator to look at: bait of a new account, copied photos, an absurd rent', () => {
  const [bait, copy, dear] = homes.slice(-3);
  expect([bait?.status, copy?.status, dear?.status]).toEqual(['pending', 'pending', 'pending']);
  expect(bait?.form.propertyDescription).toContain('Western Union');
  expect(daysAgo(listerOf(bait?.lister ?? '')?.joined ?? new Date(0))).toBeLessThan(2);
  expect(copy?.pictures).toEqual(copy?.copies?.pictures);
  expect(copy?.copies?.lister).not.toBe(copy?.lister);
  expect(dear?.form.monthlyRent).toBeGreaterThan(2 * (bait?.form.monthlyRent ?? 0));
});

test('answers the questions of readers as unevenly as people do', () => {
  const percents = live.map(({ form }) => completenessOf(form).percent).sort((one, two) => one - two);
  const at = (share: number) => percents[Math.floor(share * (percents.length - 1))]!;
  expect(at(0.05)).toBeLessThan(60);
  expect(at(0.5)).toBeGreaterThan(65);
  expect(at(0.5)).toBeLessThan(95);
  expect(at(0.95)).toBe(100);
  for (const { form } of live)
    if (form.features.includes('Gas Central Heating')) expect(['', 'gas-boiler']).toContain(form.heating);
});

test('distributes listings by the populations of the nations', () => {
  const share = (nation: string) =>
    live.filter(({ form }) => nationOfHome(form.address.postcode, '') === nation).length / live.length;
  expect(share('england')).toBeGreaterThan(0.75);
  expect(share('scotland')).toBeGreaterThan(0.05);
  expect(share('wales')).toBeGreaterThan(0.025);
  expect(share('northern-ireland')).toBeGreaterThan(0.015);
});

test('derives rents from the region', () => {
  const ratios = live
    .filter(({ form }) => form.propertyType === 'flat' && form.bedrooms === 2)
    .map(({ form }) => (form.monthlyRent ?? 0) / baseRentOf(regionOf(areaLettersOf(form.address.postcode) ?? '')));
  expect(ratios.length).toBeGreaterThan(30);
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.2);
});

test('writes unique descriptions without unfilled placeholders', () => {
  const texts = live.map(({ form }) => form.propertyDescription);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { form } of homes)
    expect(`${form.title} ${form.propertyDescription}`).not.toMatch(/[{}]|undefined| a [aeiou]/);
});

test('gives people unique .example email addresses and reserved phone numbers', () => {
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  for (const { email, phone } of people) {
    expect(email).toMatch(/^[\w.]+@[a-z]+\.example$/);
    expect(phone).toMatch(/^07700 900\d{3}$/);
    expect(looksLikePhone(phone)).toBe(true);
  }
  for (const { email, userType } of demoAccounts) expect(listerOf(email)?.userType).toBe(userType);
  const [, landlord, agent] = demoAccounts;
  for (const { email } of [landlord, agent])
    expect(live.filter(({ lister }) => lister === email).length).toBeGreaterThan(3);
});

test('dates nothing in the future', () => {
  const moments = [
    ...people.flatMap(({ joined, suspensions }) => [
      joined,
      ...suspensions.flatMap(({ from, until }) => [from, until]),
    ]),
    ...homes.flatMap(({ submitted, steps, earlierRent }) => [
      submitted,
      earlierRent?.until,
      ...steps.map(({ at }) => at),
    ]),
    ...activity.favorites.map(({ at }) => at),
    ...activity.conversations.flatMap(({ messages }) => messages.map(({ at }) => at)),
    ...[...activity.applications, ...activity.tickets].flatMap(({ at, steps }) => [
      at,
      ...steps.map((step) => step.at),
    ]),
    ...activity.reported.flatMap(({ reports, decided }) => [decided?.at, ...reports.map(({ at }) => at)]),
  ];
  for (const moment of moments) expect(moment?.getTime() ?? 0).toBeLessThanOrEqual(plan.now.getTime());
});

test('shows houses from outside on cards, flats from outside or by a room, and never a bathroom', () => {
  const covers = (...types: string[]) =>
    live
      .filter(({ form, pictures }) => types.includes(form.propertyType) && pictures.length > 0)
      .map(({ pictures }) => pictures[0]!.replace(/-\d+$/, ''));
  const outside = ['terrace', 'semi', 'flats', 'new-build', 'cottage'];
  const houses = covers('house', 'terraced', 'semi-detached', 'detached', 'bungalow');
  expect(houses.filter((kind) => outside.includes(kind)).length / houses.length).toBeGreaterThan(0.9);
  expect(
    [...houses, ...covers('flat', 'maisonette', 'studio')].filter(
      (kind) => ![...outside, 'living', 'kitchen'].includes(kind),
    ),
  ).toEqual([]);
  expect(covers('room').filter((kind) => ![...outside, 'bedroom'].includes(kind))).toEqual([]);
  expect(new Set(covers('flat')).size).toBeGreaterThan(3);
});

test('keeps live listings confirmed, with few due for the demo accounts', () => {
  const confirmed = (home: MarketListing) =>
    home.steps.findLast(({ action }) => action === 'approve' || action === 'confirm')!.at;
  for (const home of homes.filter(({ status }) => status === 'live'))
    expect(daysAgo(confirmed(home)), home.form.title).toBeLessThan(AVAILABLE_DAYS - REMIND_DAYS_BEFORE);
  const [, landlord, agent] = demoAccounts;
  const due = ({ email }: { email: string }) =>
    live.filter((home) => home.lister === email && daysAgo(confirmed(home)) > AVAILABLE_DAYS - 3).length;
  expect([due(landlord), due(agent)]).toEqual([1, 2]);
});

test.for(['2026-11-15T12:00:00Z', '2026-11-18T22:30:00Z', '2026-11-16T03:00:00Z'])(
  'publishes over eight weeks, so that the newest page spans several days (%s)',
  (moment) => {
    const now = new Date(moment);
    const days = makeMarket({ ...plan, listings: 1_200, now })
      .homes.flatMap((home) => (home.status === 'live' ? [publishedAt(home)!] : []))
      .sort((one, two) => two.getTime() - one.getTime())
      .map((published) => published.toISOString().slice(0, 10));
    expect(new Set(days.slice(0, HOMES_PER_PAGE)).size).toBeGreaterThan(1);
    expect(new Set(days).size).toBeGreaterThan(50);
    const most = Math.max(...[...new Set(days)].map((day) => days.filter((other) => other === day).length));
    expect(most).toBeLessThan(60);
  },
);

test('has three suspended listers, one lifted suspension and a few unverified accounts', () => {
  const suspended = people.filter(({ email }) => isSuspended(email));
  expect(suspended).toHaveLength(3);
  for (const { email, suspensions } of suspended) {
    expect(suspensions[0]?.reason).not.toBe('');
    expect(homes.filter(({ lister, status }) => lister === email && status === 'live').length).toBeGreaterThan(0);
  }
  expect(people.filter(({ suspensions }) => suspensions.some(({ until }) => until !== null))).toHaveLength(1);
  const unverified = people.filter(({ verified }) => !verified);
  expect(unverified.length).toBeGreaterThan(2);
  for (const { joined, email } of unverified) {
    expect(daysAgo(joined)).toBeLessThan(retention.unverifiedAccountDays);
    expect(homes.some(({ lister }) => lister === email)).toBe(false);
  }
});

test('generates a marketplace of any size', () => {
  for (const listings of [1, 7, 40]) expect(makeMarket({ ...plan, listings }).homes.length).toBeGreaterThan(listings);
});

test('no live advert reads like an unlawful one', () => {
  const flagged = live.flatMap(({ form }) => {
    const { wording } = factsOfForm(form, 'landlord');
    const texts = Object.entries(wording).flatMap(([field, all]) => all.map((text, item) => ({ field, item, text })));
    return unlawfulWordingFlag(texts)?.sentences ?? [];
  });
  expect(flagged).toEqual([]);
});
