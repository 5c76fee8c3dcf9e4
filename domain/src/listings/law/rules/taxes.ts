import type { Rule } from '../rule.ts';

export const taxRules: readonly Rule[] = [
  {
    id: 'council-tax-band',
    nations: ['england', 'scotland'],
    field: 'councilTaxBand',
    severity: 'advise',
    effectiveFrom: '1993-04-01',
    citation: 'Local Government Finance Act 1992',
    note: () => 'Council tax bands go from A to H.',
    reads: ['councilTaxBand'],
    finding: ({ councilTaxBand }) => (councilTaxBand === '' ? 'Please choose the council tax band.' : null),
  },
  {
    id: 'wales-council-tax-band',
    nations: ['wales'],
    field: 'councilTaxBand',
    severity: 'advise',
    effectiveFrom: '2005-04-01',
    citation: 'Local Government Finance Act 1992, s. 5',
    note: ({ welshBandI }) =>
      welshBandI
        ? 'Council tax bands in Wales go from A to I. We’ll show this home in band I, whatever you choose here.'
        : 'Council tax bands in Wales go from A to I. If yours is in band I, tick the box for it.',
    reads: ['councilTaxBand', 'welshBandI'],
    finding: ({ councilTaxBand, welshBandI }) =>
      councilTaxBand === '' && !welshBandI ? 'Please choose the council tax band.' : null,
  },
  {
    id: 'northern-ireland-rates',
    nations: ['northern-ireland'],
    field: 'councilTaxBand',
    severity: 'advise',
    effectiveFrom: '1977-10-01',
    citation: 'Rates (Northern Ireland) Order 1977',
    note: () =>
      'Northern Ireland has rates instead of council tax, so there are no bands. Your listing will say “Rates”.',
  },
];
