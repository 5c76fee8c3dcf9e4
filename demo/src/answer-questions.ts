import { epcRatings } from '@letfair/domain/homes/vocabulary';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { NOT_KNOWN } from '@letfair/domain/listings/fields/information-fields';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Nation } from '@letfair/domain/search/places/nations';
import { itemAt, type SeededRandom } from './seeded-random.ts';

interface Circumstances {
  readonly nation: Nation;
  readonly isAgent: boolean;
  readonly today: string;
}

type Information = Pick<
  ListingForm,
  | 'heating'
  | 'waterSupply'
  | 'broadband'
  | 'mobileSignal'
  | 'construction'
  | 'buildingSafety'
  | 'floodRisk'
  | 'restrictions'
>;

/** How many in a hundred questions are answered: some listers answer nearly all, most a part, a few hardly any. */
const carefulness = [96, 96, 85, 70, 60, 50, 40, 20, 8] as const;
/** Agents have a checklist at work. */
const AGENTS_ANSWER = 15;
/** In a hundred homes. */
const AWAITED_CERTIFICATES = 1;

/** What a lister answers beyond what every form asks for. */
export function answerQuestions(
  form: ListingForm,
  { nation, isAgent, today }: Circumstances,
  random: SeededRandom,
): Partial<ListingForm> {
  const share = random.pick(carefulness) + (isAgent ? AGENTS_ANSWER : 0);
  const truth = informationOf(form, random);
  const information = Object.fromEntries(
    Object.entries(truth).map(([name, answer]) => [name, random.percent(share) ? answer : '']),
  ) as Information;
  return {
    ...information,
    ...(form.isShared && { councilLicence: random.percent(share) ? 'not-needed' : NOT_KNOWN }),
    ...(nation === 'scotland' && random.percent(25) && scottishRatings(form, random)),
    ...(random.percent(AWAITED_CERTIFICATES) && {
      epcRating: '',
      epcExpected: daysAfter(today, random.integer(12, 26)),
    }),
  };
}

/** As the features and the description have it. */
function informationOf(form: ListingForm, random: SeededRandom): Information {
  const { features, propertyType, propertyDescription } = form;
  const isFlat = ['flat', 'studio', 'maisonette'].includes(propertyType);
  const hasGas = features.includes('Gas Central Heating') || propertyDescription.includes('boiler');
  return {
    heating: hasGas
      ? 'gas-boiler'
      : isFlat
        ? random.pick(['gas-boiler', 'gas-boiler', 'electric', 'electric', 'communal'] as const)
        : random.pick(['gas-boiler', 'gas-boiler', 'gas-boiler', 'gas-boiler', 'heat-pump'] as const),
    waterSupply: 'mains',
    broadband: features.includes('Fibre Broadband')
      ? 'ultrafast'
      : random.pick(['superfast', 'superfast', 'ultrafast', 'standard', NOT_KNOWN] as const),
    mobileSignal: random.pick(['good', 'good', 'good', 'varies', 'varies', 'poor', NOT_KNOWN] as const),
    construction: isFlat
      ? random.pick(['brick-or-stone', 'brick-or-stone', 'concrete', 'steel', NOT_KNOWN] as const)
      : random.pick(['brick-or-stone', 'brick-or-stone', 'brick-or-stone', 'timber'] as const),
    buildingSafety: isFlat
      ? random.pick(['no-issues', 'no-issues', 'no-issues', 'work-planned', NOT_KNOWN] as const)
      : 'no-issues',
    floodRisk: random.pick(['very-low', 'very-low', 'very-low', 'low', 'low', 'medium', NOT_KNOWN] as const),
    restrictions: features.includes('Period Features')
      ? random.pick(['conservation', 'none'] as const)
      : isFlat
        ? random.pick(['block', 'block', 'none'] as const)
        : 'none',
  };
}

/** The three ratings of a certificate issued since October 2026 lie near the one of the older certificates. */
function scottishRatings({ epcRating }: ListingForm, random: SeededRandom): Partial<ListingForm> {
  const near = () => itemAt(epcRatings, Math.max(0, epcRatings.indexOf(epcRating || 'C') + random.integer(-1, 1)));
  return { epcHeatRetention: near(), epcHeatingSystem: near(), epcEnergyCost: near() };
}
