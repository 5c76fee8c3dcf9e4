import { looksLikePhone } from '@letfair/domain/accounts/phone-number';
import { assessListing } from '@letfair/domain/compliance/assess';
import { factsOfForm, nationOfHome } from '@letfair/domain/compliance/facts';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { listingProblems } from '@letfair/domain/listings/listing-checks';
import { approximatePoint } from '@letfair/domain/places/approximate-point';
import { areaLettersOf } from '@letfair/domain/places/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/places/regions';
import { expect, test } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { makeMarket } from './make-market.ts';

const plan = { seed: 'a test', listings: 600, now: new Date('2026-11-15T12:00:00Z') };
const { people, homes } = makeMarket(plan);
const live = homes.filter(({ status }) => status === 'live');
const listerOf = (email: string) => people.find((person) => person.email === email);

test('the same seed makes the same marketplace, another one makes another', () => {
  expect(makeMarket(plan)).toEqual({ people, homes });
  expect(makeMarket({ ...plan, seed: 'another test' }).homes[0]?.form).not.toEqual(homes[0]?.form);
});

test('as many homes are live as asked for, and a few are in every other state', () => {
  expect(live).toHaveLength(plan.listings);
  for (const status of listingStatuses)
    expect(homes.filter((home) => home.status === status).length).toBeGreaterThan(1);
});

test('every home passes the checks of the form and the law of its nation', () => {
  for (const { form, lister } of homes) {
    const problems = Object.keys(listingProblems(form)).filter((name) => name !== 'holdingDeposit');
    expect(problems, form.title).toEqual([]);
    const userType = listerOf(lister)?.userType === 'agent' ? 'agent' : 'landlord';
    const blockers = assessListing(factsOfForm(form, userType), '2026-11-15').filter(
      ({ severity }) => severity === 'block',
    );
    expect(blockers, form.title).toEqual([]);
    expect(approximatePoint(form.address.postcode), form.address.postcode).not.toBeNull();
  }
});

test('the four nations have homes by their populations', () => {
  const share = (nation: string) =>
    live.filter(({ form }) => nationOfHome(form.address.postcode, '') === nation).length / live.length;
  expect(share('england')).toBeGreaterThan(0.75);
  expect(share('scotland')).toBeGreaterThan(0.05);
  expect(share('wales')).toBeGreaterThan(0.025);
  expect(share('northern-ireland')).toBeGreaterThan(0.015);
});

test('rents follow the regions', () => {
  const ratios = live
    .filter(({ form }) => form.propertyType === 'flat' && form.bedrooms === 2)
    .map(({ form }) => (form.monthlyRent ?? 0) / baseRentOf(regionOf(areaLettersOf(form.address.postcode) ?? '')));
  expect(ratios.length).toBeGreaterThan(30);
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.2);
});

test('no two descriptions are the same, and nothing is left to fill in', () => {
  const texts = live.map(({ form }) => form.propertyDescription);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { form } of homes)
    expect(`${form.title} ${form.propertyDescription}`).not.toMatch(/[{}]|undefined| a [aeiou]/);
});

test('people have addresses of their own under example, and telephones that ring nowhere', () => {
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

test('nothing happened in the future', () => {
  for (const { submitted, published, earlierRent } of homes)
    for (const moment of [submitted, published, earlierRent?.until])
      expect(moment?.getTime() ?? 0).toBeLessThanOrEqual(plan.now.getTime());
});
