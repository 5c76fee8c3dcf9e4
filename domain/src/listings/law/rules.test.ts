import { expect, test } from 'vitest';
import { isPlainDate } from '../../plain-date.ts';
import { overlappingRows, ruleDates } from './publishable.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

test('every rule has a name of its own, a nation, a citation, days the calendar has and something to say', () => {
  expect(new Set(rules.map(({ id, effectiveFrom }) => `${id} ${effectiveFrom}`)).size).toBe(rules.length);
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

const periods = (severity: Rule['severity']) =>
  rules
    .filter((rule) => rule.severity === severity)
    .map(({ id, effectiveFrom, effectiveUntil }) =>
      [id, effectiveFrom, ...(effectiveUntil ? [effectiveUntil] : [])].join(' '),
    );

test('these rules keep a listing from being public, and no others', () => {
  expect(periods('block')).toMatchInlineSnapshot(`
    [
      "england-holding-deposit 2019-06-01",
      "wales-holding-deposit 2019-09-01",
      "england-security-deposit 2019-06-01",
      "scotland-security-deposit 2017-12-01",
      "northern-ireland-security-deposit 2023-04-01",
      "england-deposit-scheme 2007-04-06",
      "wales-deposit-scheme 2022-12-01",
      "scotland-deposit-scheme 2012-07-02",
      "northern-ireland-deposit-scheme 2013-04-01",
      "england-rent-in-advance 2026-05-01",
      "scotland-rent-in-advance 2017-12-01",
      "england-rent-bidding 2026-05-01",
      "england-fixed-term-wording 2026-05-01",
      "england-company-let 1989-01-15",
      "england-lodger 1989-01-15",
      "england-resident-landlord 1989-01-15",
      "england-high-rent-exemption 1989-01-15",
      "england-student-block 2026-05-01",
      "england-holiday-let 1989-01-15",
      "equality-shared-part 2010-10-01",
      "equality-shared-people 2010-10-01",
      "northern-ireland-shared-part 1976-12-22",
      "northern-ireland-shared-people 1976-12-22",
      "england-benefits-wording 2026-05-01",
      "wales-benefits-wording 2026-06-01",
      "scotland-benefits-wording 2026-05-01",
      "england-children-wording 2026-05-01",
      "wales-children-wording 2026-06-01",
      "scotland-children-wording 2026-05-01",
      "equality-race-wording 2010-10-01",
      "northern-ireland-race-wording 1997-08-04",
      "equality-religion-wording 2010-10-01",
      "northern-ireland-religion-wording 1998-03-01",
      "equality-sex-wording 2010-10-01",
      "northern-ireland-sex-wording 1976-12-22",
      "equality-orientation-wording 2010-10-01",
      "northern-ireland-orientation-wording 2007-01-01",
      "equality-disability-wording 2010-10-01",
      "northern-ireland-disability-wording 1996-12-02",
      "wales-rent-smart-wales 2016-11-23",
      "scotland-landlord-registration 2013-06-01",
      "scotland-agent-registration 2018-10-01",
      "northern-ireland-landlord-registration 2015-02-25",
      "england-wales-epc-in-advert 2013-01-09",
      "england-wales-lowest-epc 2018-04-01",
      "scotland-epc-in-advert 2013-01-09 2026-10-31",
      "scotland-epc-in-advert 2026-10-31",
      "northern-ireland-epc-in-advert 2013-01-09",
      "england-wales-council-licence 2006-04-06",
      "england-hmo-licence 2018-10-01",
      "england-large-shared-house 2018-10-01",
      "wales-hmo-licence 2006-06-30",
      "wales-large-shared-house 2006-06-30",
      "scotland-hmo-licence 2011-08-31",
      "scotland-large-shared-house 2011-08-31",
      "northern-ireland-hmo-licence 2019-04-01",
      "northern-ireland-large-shared-house 2019-04-01",
      "scotland-council-licence 2011-08-31",
      "northern-ireland-council-licence 2019-04-01",
      "england-tenant-fees 2019-06-01",
      "wales-tenant-fees 2019-09-01",
      "scotland-tenant-fees 2012-11-30",
      "northern-ireland-tenant-fees 1986-08-30",
      "england-pet-charges 2019-06-01",
      "wales-pet-charges 2019-09-01",
      "scotland-agent-fees 2012-11-30",
      "england-gas-safety-expired 1998-10-31",
      "wales-gas-safety-expired 1998-10-31",
      "scotland-gas-safety-expired 1998-10-31",
      "northern-ireland-gas-safety-expired 2004-05-04",
      "england-electrical-safety-expired 2020-07-01",
      "wales-electrical-safety-expired 2022-12-01",
      "scotland-electrical-safety-expired 2015-12-01",
      "northern-ireland-electrical-safety-expired 2025-04-01",
      "england-epc-validity-expired 2013-01-09",
      "wales-epc-validity-expired 2013-01-09",
      "scotland-epc-validity-expired 2013-01-09",
      "northern-ireland-epc-validity-expired 2013-01-09",
      "england-licence-validity-expired 2006-04-06",
      "wales-licence-validity-expired 2006-06-16",
      "scotland-licence-validity-expired 2011-08-31",
      "northern-ireland-licence-validity-expired 2019-04-01",
    ]
  `);
});

test('these rules only advise', () => {
  expect(periods('advise')).toMatchInlineSnapshot(`
    [
      "scotland-holding-deposit 2017-12-01",
      "northern-ireland-holding-deposit 2023-04-01",
      "wales-security-deposit 2019-09-01",
      "one-stated-rent 2025-04-06",
      "england-periodic-tenancy 2026-05-01",
      "england-short-let 2026-05-01",
      "wales-occupation-contract 2022-12-01",
      "scotland-open-ended-tenancy 2017-12-01",
      "scotland-short-let 2017-12-01",
      "scotland-fixed-term-wording 2017-12-01",
      "northern-ireland-private-tenancy 2023-04-01",
      "northern-ireland-benefits-wording 1996-12-02",
      "northern-ireland-children-wording 1996-12-02",
      "england-professionals-wording 2026-05-01",
      "england-pets 2026-05-01",
      "pets 2015-10-01",
      "england-landlord-database 2025-10-27",
      "council-tax-band 1993-04-01",
      "wales-council-tax-band 2005-04-01",
      "northern-ireland-rates 1977-10-01",
      "england-wales-epc-expected-later 2026-05-01 2030-10-01",
      "scotland-epc-indicators 2026-10-31 2027-10-31",
      "scotland-epc-indicators 2027-10-31",
      "england-shared-house-details 2018-10-01",
      "wales-shared-house-details 2006-06-30",
      "scotland-shared-house-details 2011-08-31",
      "northern-ireland-shared-house-details 2019-04-01",
      "wales-additional-hmo-licence 2006-06-30",
      "england-agent-fees 2015-05-27",
      "wales-agent-fees 2015-11-23",
      "scotland-agent-fees-unclear 2012-11-30",
      "northern-ireland-agent-fees 1986-08-30",
      "england-gas-safety 1998-10-31",
      "wales-gas-safety 1998-10-31",
      "scotland-gas-safety 1998-10-31",
      "northern-ireland-gas-safety 2004-05-04",
      "england-electrical-safety 2020-07-01",
      "wales-electrical-safety 2022-12-01",
      "scotland-electrical-safety 2015-12-01",
      "northern-ireland-electrical-safety 2025-04-01",
      "england-alarms-expired 2022-10-01",
      "england-alarms 2022-10-01",
      "wales-alarms-expired 2022-12-01",
      "wales-alarms 2022-12-01",
      "scotland-alarms-expired 2022-02-01",
      "scotland-alarms 2022-02-01",
      "northern-ireland-alarms-expired 2024-09-01",
      "northern-ireland-alarms 2024-09-01",
      "england-epc-validity 2013-01-09",
      "wales-epc-validity 2013-01-09",
      "scotland-epc-validity 2013-01-09",
      "northern-ireland-epc-validity 2013-01-09",
      "england-licence-validity 2006-04-06",
      "wales-licence-validity 2006-06-16",
      "scotland-licence-validity 2011-08-31",
      "northern-ireland-licence-validity 2019-04-01",
      "material-information 2025-04-06",
      "england-right-to-rent 2016-02-01",
    ]
  `);
});

test('rows of one rule never overlap', () => {
  expect(overlappingRows(rules)).toEqual([]);
});

test('overlapping rows are named', () => {
  const row = { id: 'a-rule', nations: ['wales'], field: 'title', severity: 'block', citation: 'An Act' } as const;
  const until = { ...row, effectiveFrom: '2020-01-01', effectiveUntil: '2026-05-01' };
  const since = { ...row, effectiveFrom: '2026-05-01' };
  expect(overlappingRows([until, since])).toEqual([]);
  expect(overlappingRows([until, { ...since, effectiveFrom: '2026-04-30' }])).toEqual([
    'a-rule 2020-01-01 to 2026-05-01 overlaps a-rule 2026-04-30 to further notice',
  ]);
  expect(overlappingRows([until, { ...since, effectiveFrom: '2020-01-01', nations: ['scotland'] }])).toEqual([]);
});

test('the days on which a rule starts or ends are known, each once and in order', () => {
  const dates = ruleDates();
  expect(dates).toEqual([...new Set(dates)].sort());
  for (const day of ['2026-05-01', '2026-06-01', '2026-10-31', '2030-10-01']) expect(dates).toContain(day);
});
