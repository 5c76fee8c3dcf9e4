import type { EpcRating } from '../../listings/vocabulary.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const LOWEST_RATING: EpcRating = 'E';
const RATING_EXPECTED_LATER: EpcRating = 'C';

const missingRating = ({ epcRating }: ListingFacts): string | null =>
  epcRating === '' ? 'Please choose the rating from the energy performance certificate.' : null;

const ratingInAdvert = () => 'The advert shows the rating from the energy performance certificate.';

export const energyRules: readonly Rule[] = [
  {
    id: 'england-wales-epc-in-advert',
    nations: ['england', 'wales'],
    field: 'epcRating',
    severity: 'advise',
    effectiveFrom: '2013-01-09',
    citation: 'Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 11',
    note: ratingInAdvert,
    finding: missingRating,
  },
  {
    id: 'england-wales-lowest-epc',
    nations: ['england', 'wales'],
    field: 'epcRating',
    severity: 'block',
    effectiveFrom: '2018-04-01',
    citation: 'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23',
    note: () => `A home rated below ${LOWEST_RATING} may be let only with a registered exemption.`,
    finding: ({ epcRating, epcExemption }) =>
      epcRating > LOWEST_RATING && !epcExemption
        ? `A home rated ${epcRating} may not be let. Improve it to ${LOWEST_RATING} or better, or register an exemption and tick that you have one.`
        : null,
  },
  {
    id: 'england-wales-epc-expected-later',
    nations: ['england', 'wales'],
    field: 'epcRating',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    effectiveUntil: '2030-10-01',
    citation: 'Announced change of the minimum standard, not law yet',
    note: ({ epcRating }) =>
      epcRating > RATING_EXPECTED_LATER
        ? `${RATING_EXPECTED_LATER} or better is expected to be needed by 1 October 2030.`
        : null,
  },
  {
    id: 'scotland-epc-in-advert',
    nations: ['scotland'],
    field: 'epcRating',
    severity: 'advise',
    effectiveFrom: '2013-01-09',
    citation: 'Energy Performance of Buildings (Scotland) Regulations 2008',
    note: ratingInAdvert,
    finding: missingRating,
  },
  {
    id: 'northern-ireland-epc-in-advert',
    nations: ['northern-ireland'],
    field: 'epcRating',
    severity: 'advise',
    effectiveFrom: '2013-01-09',
    citation: 'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008',
    note: ratingInAdvert,
    finding: missingRating,
  },
];
