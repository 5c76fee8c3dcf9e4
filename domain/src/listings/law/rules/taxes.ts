import type { Rule } from '../rule.ts';

export const taxRules: readonly Rule[] = [
  {
    id: 'council-tax-band',
    nations: ['england', 'scotland'],
    field: 'councilTaxBand',
    severity: 'advise',
    effectiveFrom: '1993-04-01',
    citation: 'Local Government Finance Act 1992',
    note: () => 'Council tax has the bands A to H.',
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
        ? 'Council tax has the bands A to I in Wales. This home will be shown in band I, whatever is chosen here.'
        : 'Council tax has the bands A to I in Wales. For band I, tick the box for it.',
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
    note: () => 'Northern Ireland has rates instead of council tax, without bands. Your listing will say “Rates”.',
  },
];
