import { DAYS_TO_OBTAIN_EPC } from '../../../homes/limits.ts';
import type { EpcRating } from '../../../homes/vocabulary.ts';
import { daysAfter } from '../../../plain-date.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const LOWEST_RATING: EpcRating = 'E';
const RATING_EXPECTED_LATER: EpcRating = 'C';
/**
 * Scottish certificates of this day and later have three ratings under the Regulations as they were made. That they
 * start later has been reported, so a missing one of the three only advises, and one rating will do as before.
 */
const SCOTTISH_INDICATORS_FROM = '2026-10-31';
/** Until then older certificates will do, under the Regulations as they were made. */
const SCOTTISH_TRANSITION_ENDS = '2027-10-31';

function missingRating({ epcRating, epcExemption, epcExpected }: ListingFacts, on: string): string | null {
  if (epcRating !== '' || epcExemption) return null;
  if (epcExpected === '')
    return 'Choose the rating from the energy performance certificate. If you’ve ordered it, say when you expect it.';
  if (epcExpected < on) return 'The energy performance certificate should have arrived by now. Choose its rating.';
  return epcExpected > daysAfter(on, DAYS_TO_OBTAIN_EPC)
    ? `You can only advertise a home without a rating if you expect the certificate within ${DAYS_TO_OBTAIN_EPC} days. Ask for it sooner, or come back nearer the time.`
    : null;
}

const inAdvert: Pick<Rule, 'field' | 'severity' | 'reads' | 'note' | 'finding'> = {
  field: 'epcRating',
  severity: 'block',
  reads: ['epcRating', 'epcExemption', 'epcExpected'],
  note: () => 'Your advert will show the rating from the energy performance certificate.',
  finding: missingRating,
};

const hasIndicators = ({ epcHeatRetention, epcHeatingSystem, epcEnergyCost }: ListingFacts): boolean =>
  epcHeatRetention !== '' && epcHeatingSystem !== '' && epcEnergyCost !== '';

const scottishIndicators = {
  id: 'scotland-epc-indicators',
  nations: ['scotland'],
  field: 'epcHeatRetention',
  severity: 'advise',
  citation: 'Energy Performance of Buildings (Scotland) Regulations 2025',
  reads: ['certificates', 'epcHeatRetention', 'epcHeatingSystem', 'epcEnergyCost'],
} as const;
const missingIndicators =
  'If the certificate shows three ratings, please choose them all: heat retention, heating system and energy cost.';

export const energyRules: readonly Rule[] = [
  {
    id: 'england-wales-epc-in-advert',
    nations: ['england', 'wales'],
    effectiveFrom: '2013-01-09',
    citation: 'Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 11',
    ...inAdvert,
  },
  {
    id: 'england-wales-lowest-epc',
    nations: ['england', 'wales'],
    field: 'epcRating',
    severity: 'block',
    effectiveFrom: '2018-04-01',
    citation: 'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23',
    note: () => `You can only let a home rated below ${LOWEST_RATING} with a registered exemption.`,
    reads: ['epcRating', 'epcExemption'],
    finding: ({ epcRating, epcExemption }) =>
      epcRating > LOWEST_RATING && !epcExemption
        ? `This home is rated ${epcRating}, so you can’t let it. Improve it to ${LOWEST_RATING} or better, or register an exemption and tick the box for it.`
        : null,
  },
  {
    id: 'england-wales-epc-expected-later',
    nations: ['england', 'wales'],
    field: 'epcRating',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    effectiveUntil: '2030-10-01',
    citation: 'Government response on privately rented homes, 21 January 2026; not law yet',
    note: ({ epcRating }) =>
      epcRating > RATING_EXPECTED_LATER
        ? `Homes will probably need a rating of ${RATING_EXPECTED_LATER} or better from 1 October 2030.`
        : null,
  },
  {
    id: 'scotland-epc-in-advert',
    nations: ['scotland'],
    effectiveFrom: '2013-01-09',
    effectiveUntil: SCOTTISH_INDICATORS_FROM,
    citation: 'Energy Performance of Buildings (Scotland) Regulations 2008',
    ...inAdvert,
  },
  {
    id: 'scotland-epc-in-advert',
    nations: ['scotland'],
    effectiveFrom: SCOTTISH_INDICATORS_FROM,
    citation: 'Energy Performance of Buildings (Scotland) Regulations 2008 and 2025',
    ...inAdvert,
    reads: ['epcRating', 'epcExemption', 'epcExpected', 'epcHeatRetention', 'epcHeatingSystem', 'epcEnergyCost'],
    note: () =>
      'Your advert will show the ratings on the certificate: heat retention, heating system and energy cost. Older certificates only have one rating.',
    finding: (facts, on) => (hasIndicators(facts) ? null : missingRating(facts, on)),
  },
  {
    ...scottishIndicators,
    effectiveFrom: SCOTTISH_INDICATORS_FROM,
    effectiveUntil: SCOTTISH_TRANSITION_ENDS,
    finding: (facts) =>
      (facts.certificates?.epc?.issued ?? '') >= SCOTTISH_INDICATORS_FROM && !hasIndicators(facts)
        ? missingIndicators
        : null,
  },
  {
    ...scottishIndicators,
    effectiveFrom: SCOTTISH_TRANSITION_ENDS,
    finding: (facts) => (hasIndicators(facts) ? null : missingIndicators),
  },
  {
    id: 'northern-ireland-epc-in-advert',
    nations: ['northern-ireland'],
    effectiveFrom: '2013-01-09',
    citation: 'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008',
    ...inAdvert,
  },
];
