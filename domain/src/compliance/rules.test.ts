import { expect, test } from 'vitest';
import { isPlainDate } from '../plain-date.ts';
import { rules } from './rules.ts';

test('every rule has a name of its own, a nation, a citation, days the calendar has and something to say', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, nations, citation, effectiveFrom, effectiveUntil, note, finding, wording } of rules) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(nations.length, id).toBeGreaterThan(0);
    expect(citation.trim(), id).not.toBe('');
    expect(isPlainDate(effectiveFrom), id).toBe(true);
    expect(effectiveUntil === undefined || (isPlainDate(effectiveUntil) && effectiveUntil > effectiveFrom), id).toBe(
      true,
    );
    expect(note ?? finding ?? wording, id).toBeDefined();
  }
});

test('these rules keep a listing from going live, and no others', () => {
  const blocking = rules.filter(({ severity }) => severity === 'block');
  expect(blocking.map(({ id, effectiveFrom }) => [id, effectiveFrom])).toEqual([
    ['england-holding-deposit', '2019-06-01'],
    ['wales-holding-deposit', '2019-09-01'],
    ['england-security-deposit', '2019-06-01'],
    ['scotland-security-deposit', '2017-12-01'],
    ['northern-ireland-security-deposit', '2023-04-01'],
    ['england-rent-in-advance', '2026-05-01'],
    ['scotland-rent-in-advance', '2017-12-01'],
    ['england-rent-bidding', '2026-05-01'],
    ['england-benefits-wording', '2026-05-01'],
    ['england-children-wording', '2026-05-01'],
    ['scotland-landlord-registration', '2013-06-01'],
    ['scotland-agent-registration', '2018-10-01'],
    ['england-wales-lowest-epc', '2018-04-01'],
    ['england-hmo-licence', '2018-10-01'],
    ['wales-hmo-licence', '2006-06-30'],
    ['scotland-hmo-licence', '2011-08-31'],
    ['northern-ireland-hmo-licence', '2019-04-01'],
  ]);
});

test('these rules only advise', () => {
  const advising = rules.filter(({ severity }) => severity === 'advise');
  expect(advising.map(({ id, effectiveFrom }) => [id, effectiveFrom])).toEqual([
    ['scotland-holding-deposit', '2017-12-01'],
    ['northern-ireland-holding-deposit', '2023-04-01'],
    ['wales-security-deposit', '2019-09-01'],
    ['one-stated-rent', '2025-04-06'],
    ['england-periodic-tenancy', '2026-05-01'],
    ['england-high-rent-exemption', '2026-05-01'],
    ['wales-occupation-contract', '2022-12-01'],
    ['scotland-open-ended-tenancy', '2017-12-01'],
    ['northern-ireland-private-tenancy', '2023-04-01'],
    ['wales-benefits-wording', '2026-06-01'],
    ['scotland-benefits-wording', '2026-05-01'],
    ['northern-ireland-benefits-wording', '1996-12-02'],
    ['wales-children-wording', '2026-06-01'],
    ['scotland-children-wording', '2026-05-01'],
    ['northern-ireland-children-wording', '1996-12-02'],
    ['england-professionals-wording', '2026-05-01'],
    ['england-pets', '2026-05-01'],
    ['pets', '2015-10-01'],
    ['england-landlord-database', '2025-10-27'],
    ['wales-rent-smart-wales', '2016-11-23'],
    ['scotland-landlord-of-agent-registration', '2013-06-01'],
    ['northern-ireland-landlord-registration', '2015-02-25'],
    ['council-tax-band', '1993-04-01'],
    ['wales-council-tax-band', '2005-04-01'],
    ['northern-ireland-rates', '1977-10-01'],
    ['england-wales-epc-in-advert', '2013-01-09'],
    ['england-wales-epc-expected-later', '2026-05-01'],
    ['scotland-epc-in-advert', '2013-01-09'],
    ['northern-ireland-epc-in-advert', '2013-01-09'],
    ['wales-additional-hmo-licence', '2006-06-30'],
    ['england-agent-fees', '2015-05-27'],
    ['wales-agent-fees', '2015-11-23'],
    ['scotland-agent-fees', '2012-11-30'],
    ['northern-ireland-agent-fees', '1986-12-01'],
    ['material-information', '2025-04-06'],
    ['england-right-to-rent', '2016-02-01'],
  ]);
});
