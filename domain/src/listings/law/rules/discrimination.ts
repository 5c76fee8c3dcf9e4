import type { Nation } from '../../../search/places/nations.ts';
import { CLAIM_FACTS, isSmallPremises } from '../claims.ts';
import type { Rule } from '../rule.ts';
import type { Wording } from '../wording/check-wording.ts';

type Row = Pick<Rule, 'severity' | 'effectiveFrom' | 'citation'>;

const benefits = (nation: Nation, row: Row): Rule => ({
  ...row,
  id: `${nation}-benefits-wording`,
  nations: [nation],
  field: 'propertyDescription',
  note: () => 'Don’t turn people away because they receive benefits.',
  wording: {
    says: ['benefits', 'workers-only'],
    sentence: (words) =>
      `“${words}” rules out people who receive benefits. Take it out. You can still check what each person can afford.`,
  },
});

const children = (nation: Nation, row: Row): Rule => ({
  ...row,
  id: `${nation}-children-wording`,
  nations: [nation],
  field: 'propertyDescription',
  note: () => 'Don’t turn people away because children live with them or visit them.',
  wording: {
    says: ['children', 'adults', 'child-free', 'child-age'],
    sentence: (words) =>
      `“${words}” rules out people with children. Take it out, and say how many people can live in the home instead.`,
  },
});

const rentersRights: Readonly<Record<Nation, Row>> = {
  england: { severity: 'block', effectiveFrom: '2026-05-01', citation: 'Renters’ Rights Act 2025, ss. 33–34' },
  wales: { severity: 'block', effectiveFrom: '2026-06-01', citation: 'Renters’ Rights Act 2025, Part 1, Ch. 4' },
  scotland: {
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Private Housing (Tenancies) (Scotland) Act 2016, s. 6A; Renters’ Rights Act 2025, Part 1, Ch. 5',
  },
  'northern-ireland': {
    severity: 'advise',
    effectiveFrom: '1996-12-02',
    citation: 'Sex Discrimination (Northern Ireland) Order 1976; Disability Discrimination Act 1995',
  },
};

interface Characteristic {
  readonly id: string;
  readonly says: readonly Wording[];
  readonly whom: string;
  readonly northernIreland: readonly [effectiveFrom: string, citation: string];
  /** Equality Act 2010, Sch. 5, para. 3: small premises shared with the landlord; never for race. */
  readonly hasSharedExemption: boolean;
}

const characteristics: readonly Characteristic[] = [
  {
    id: 'race',
    says: ['race', 'origin'],
    whom: 'people because of their race, colour or nationality',
    northernIreland: ['1997-08-04', 'Race Relations (Northern Ireland) Order 1997, art. 22'],
    hasSharedExemption: false,
  },
  {
    id: 'religion',
    says: ['religion', 'belief'],
    whom: 'people because of their religion or belief',
    northernIreland: ['1998-03-01', 'Fair Employment and Treatment (Northern Ireland) Order 1998, art. 29'],
    hasSharedExemption: true,
  },
  {
    id: 'sex',
    says: ['sex', 'sex-asked'],
    whom: 'people because of their sex, pregnancy or gender reassignment',
    northernIreland: ['1976-12-22', 'Sex Discrimination (Northern Ireland) Order 1976, art. 31'],
    hasSharedExemption: true,
  },
  {
    id: 'orientation',
    says: ['orientation', 'opposite-sex'],
    whom: 'people because of their sexual orientation',
    northernIreland: ['2007-01-01', 'Equality Act (Sexual Orientation) Regulations (Northern Ireland) 2006, reg. 6'],
    hasSharedExemption: true,
  },
  {
    id: 'disability',
    says: ['disability', 'health'],
    whom: 'disabled people or their assistance dogs',
    northernIreland: ['1996-12-02', 'Disability Discrimination Act 1995, s. 22'],
    hasSharedExemption: true,
  },
];

const characteristicRule = (
  { id, says, whom, hasSharedExemption }: Characteristic,
  row: Pick<Rule, 'id' | 'nations' | 'effectiveFrom' | 'citation'>,
): Rule => ({
  ...row,
  id: `${row.id}${id}-wording`,
  field: 'propertyDescription',
  severity: 'block',
  reads: hasSharedExemption ? CLAIM_FACTS : [],
  wording: {
    says,
    ...(hasSharedExemption && { unless: isSmallPremises }),
    sentence: (words) =>
      `“${words}” favours or rules out ${whom}. Take it out. Describe the home instead, and let anyone apply.`,
  },
});

const equality = (characteristic: Characteristic): readonly Rule[] => [
  characteristicRule(characteristic, {
    id: 'equality-',
    nations: ['england', 'wales', 'scotland'],
    effectiveFrom: '2010-10-01',
    citation: 'Equality Act 2010, ss. 29 and 33',
  }),
  characteristicRule(characteristic, {
    id: 'northern-ireland-',
    nations: ['northern-ireland'],
    effectiveFrom: characteristic.northernIreland[0],
    citation: characteristic.northernIreland[1],
  }),
];

const nationsInOrder = Object.keys(rentersRights) as readonly Nation[];

export const discriminationRules: readonly Rule[] = [
  ...nationsInOrder.map((nation) => benefits(nation, rentersRights[nation])),
  ...nationsInOrder.map((nation) => children(nation, rentersRights[nation])),
  ...characteristics.flatMap(equality),
];
