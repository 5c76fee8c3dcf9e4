import { DAYS_TO_OBTAIN_EPC, MAX_COUNT, MAX_DEPOSIT, MAX_DETAILS, MAX_RENT } from '../../homes/limits.ts';
import { councilTaxBands, type EpcRating, epcRatings, utilities } from '../../homes/vocabulary.ts';
import { formatRent } from '../../money.ts';
import type { Nation } from '../../search/places/nations.ts';
import { formatDay } from '../../uk-time.ts';
import { publishedPropertyTax, publishedUtilities } from '../law/published.ts';
import { amount, asLabels, choice, count, day, flag, items, NOT_STATED, spelt, text } from './field.ts';
import { certificateFields } from './law-fields.ts';

interface Located {
  readonly nation: Nation | null;
}
interface WelshBand {
  readonly welshBandI: boolean;
}
interface Rated {
  readonly epcRating: EpcRating | '';
}
interface WithoutRating {
  readonly epcExemption: boolean;
  readonly epcExpected: string;
}
interface WhoPays {
  readonly billsIncluded: boolean;
  readonly utilitiesResponsibility: readonly string[];
}

interface Included {
  readonly utilitiesIncluded: readonly string[];
}

const deposits = { part: 'A', label: 'Holding and security deposits' } as const;

const readUtilities = (chosen: readonly string[], { nation }: Located): string =>
  publishedUtilities(nation, chosen).join(', ');

/** The fields of the second tab, in the order of the form. Rent and deposits stand among the costs to move in. */
export const costFields = {
  monthlyRent: amount({
    section: 'rent',
    edits: 'checked',
    width: 'half',
    label: 'Monthly rent',
    max: MAX_RENT,
    required: 'Monthly rent is required',
    payload: 'price',
    spellings: spelt(
      ['rent', 'rental', 'rent pcm', 'rent (pcm)', 'rent amount', 'rent per month', 'asking rent'],
      ['price', 'pcm', 'monthly rental', 'rental price', 'rental amount', 'market rent', 'rent pm'],
      ['rent p m', 'rent month', 'rent monthly', 'advertised rent', 'pcm rent', 'price pcm'],
      ['monthly price', 'rent price', 'current rent', 'rent per calendar month', 'let price'],
    ),
    blm: { coded: 'PRICE, LET_RENT_FREQUENCY' },
    rtdf: { coded: 'price_information.price' },
    page: [],
    review: { part: 'A', order: 10, term: 'Rent', read: (rent) => formatRent(rent ?? 0) },
    checklist: { part: 'A', label: 'Monthly rent' },
  }),
  holdingDeposit: amount({
    section: 'rent',
    edits: 'checked',
    width: 'half',
    label: 'Holding deposit',
    max: MAX_DEPOSIT,
    required: 'Holding deposit is required',
    spellings: ['holding fee', 'holding deposit amount'],
    rtdf: null,
    page: [],
    review: { part: 'A', order: 20, term: 'Holding deposit' },
    checklist: deposits,
  }),
  securityDeposit: amount({
    section: 'rent',
    edits: 'checked',
    width: 'half',
    label: 'Security deposit',
    max: MAX_DEPOSIT,
    required: 'Security deposit is required',
    spellings: spelt(
      ['deposit', 'bond', 'let bond', 'tenancy deposit', 'damage deposit', 'deposit amount'],
      ['security bond', 'deposit required', 'deposit value', 'deposit held'],
      ['security deposit amount', 'dilapidation deposit', 'tenant deposit'],
    ),
    blm: 'LET_BOND',
    rtdf: 'price_information.deposit',
    page: [],
    review: { part: 'A', order: 30, term: 'Security deposit' },
    checklist: deposits,
  }),
  rentInAdvanceMonths: count(
    { min: 1, max: MAX_COUNT, step: 1, initial: null },
    {
      section: 'rent',
      edits: 'checked',
      width: 'half',
      label: 'Months of rent in advance',
      spellings: ['rent in advance', 'months in advance'],
      rtdf: null,
      page: [
        {
          part: 'A',
          order: 40,
          term: 'Rent in advance',
          read: (months) => (months === null ? undefined : `${months} ${months === 1 ? 'month' : 'months'}`),
        },
      ],
      review: { part: 'A', order: 40, term: 'Rent in advance (months)' },
      checklist: null,
    },
  ),
  agentFees: text({
    section: 'rent',
    edits: 'checked',
    label: 'Fees you charge tenants',
    hint: 'List your fees, or add a link to the page that does.',
    rows: 3,
    max: MAX_DETAILS,
    asked: { lister: 'agent' },
    spellings: ['fees', 'administration fee', 'tenant fees', 'admin fee'],
    blm: 'ADMINISTRATION_FEE',
    rtdf: 'price_information.administration_fee',
    page: [
      {
        part: 'A',
        order: 70,
        term: 'Agent’s fees',
        read: (fees, { lister }: { readonly lister: 'landlord' | 'agent' }) => (lister === 'agent' ? fees : undefined),
      },
    ],
    review: { part: 'A', order: 70, term: 'Agent fees' },
    checklist: null,
  }),

  councilTaxBand: choice(asLabels(councilTaxBands), {
    section: 'energy',
    edits: 'checked',
    width: 'half',
    label: 'Council tax band',
    prompt: 'Choose a band',
    required: 'Council tax band is required',
    entry: { prefix: 'Council Tax Band', order: 10 },
    spellings: spelt(
      ['council tax', 'tax band', 'ct band', 'ctax band', 'council band', 'council tax rating'],
      ['council tax code'],
    ),
    blm: { coded: 'COUNCIL_TAX_BAND' },
    rtdf: 'details.council_tax_band',
    page: [
      {
        part: 'A',
        order: 50,
        term: 'Property tax',
        read: (band, { nation, welshBandI }: Located & WelshBand) => publishedPropertyTax(nation, band, welshBandI),
      },
    ],
    review: {
      part: 'A',
      order: 50,
      term: 'Council tax band',
      read: (band, { welshBandI }: WelshBand) => (welshBandI ? 'I (Wales)' : band),
    },
    checklist: { part: 'A', label: 'Council tax band' },
  }),
  epcRating: choice(asLabels(epcRatings), {
    section: 'energy',
    edits: 'checked',
    width: 'half',
    label: 'EPC rating',
    prompt: 'Choose a rating',
    required: 'EPC rating is required',
    unless: ({ epcExemption, epcExpected }: WithoutRating) => epcExemption || epcExpected !== '',
    entry: { prefix: 'EPC Rating', order: 20 },
    spellings: spelt(
      ['epc', 'energy rating', 'epc band', 'epc grade', 'current epc', 'epc current'],
      ['energy efficiency rating', 'eer', 'current energy rating', 'energy band', 'energy grade'],
      ['epc current rating', 'epc score band', 'energy performance rating', 'epc letter'],
    ),
    rtdf: null,
    page: [
      {
        part: 'A',
        order: 90,
        term: 'Energy rating (EPC)',
        read: (rating, { epcExemption, epcExpected }: WithoutRating) => {
          if (epcExemption) return `${rating || NOT_STATED}, exempt`;
          return rating === '' && epcExpected !== '' ? `Expected by ${formatDay(epcExpected)}` : rating;
        },
      },
    ],
    review: { part: 'B', order: 10, term: 'EPC rating' },
    checklist: { part: 'A', label: 'EPC rating' },
  }),
  epcExpected: day({
    section: 'energy',
    edits: 'checked',
    width: 'half',
    label: 'EPC expected by',
    hint: `Only fill this in if you’ve ordered the certificate and it will arrive within ${DAYS_TO_OBTAIN_EPC} days.`,
    asked: { when: ({ epcRating }: Rated) => epcRating === '' },
    spellings: ['epc due', 'epc ordered until'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 15, term: 'EPC expected by' },
    checklist: null,
  }),
  welshBandI: flag({
    section: 'energy',
    edits: 'checked',
    label: 'The home is in band I',
    asked: { nations: ['wales'] },
    spellings: ['band i'],
    rtdf: null,
    page: [],
    review: null,
    checklist: null,
  }),
  epcExemption: flag({
    section: 'energy',
    edits: 'checked',
    label: 'An exemption is registered for this home',
    asked: {
      nations: ['england', 'wales'],
      when: ({ epcRating }: Rated) => ['', 'F', 'G'].includes(epcRating),
    },
    spellings: ['epc exempt', 'epc exempted'],
    rtdf: null,
    page: [],
    review: { part: 'B', order: 20, term: 'EPC exemption' },
    checklist: null,
  }),
  ...certificateFields,

  billsIncluded: flag({
    section: 'bills',
    edits: 'checked',
    label: 'Bills are included in the rent',
    // Some clients save the words "yes" or "no" in a draft.
    draftMax: 40,
    entry: { prefix: 'Bills Included', order: 40 },
    spellings: ['bills', 'bills inc', 'all bills included', 'inclusive of bills'],
    rtdf: 'details.all_bills_inc',
    page: [
      {
        part: 'A',
        order: 60,
        term: 'Bills',
        read: (are) => (are ? 'Included in the rent' : 'Not included in the rent'),
      },
    ],
    review: { part: 'A', order: 60, term: 'Bills included' },
    checklist: null,
  }),
  utilitiesIncluded: items(utilities, {
    section: 'bills',
    edits: 'checked',
    label: 'Utilities included in the rent',
    entry: { prefix: 'Utilities Included', order: 50 },
    spellings: ['included utilities', 'bills included list'],
    rtdf: { coded: 'details' },
    page: [{ part: 'B', order: 50, term: 'Utilities in the rent', read: readUtilities }],
    review: { part: 'B', order: 50, term: 'Utilities included' },
    checklist: {
      part: 'B',
      label: 'Who pays for which utilities',
      isDone: (included, { billsIncluded, utilitiesResponsibility }: WhoPays) =>
        billsIncluded || included.length > 0 || utilitiesResponsibility.length > 0,
    },
  }),
  utilitiesResponsibility: items(utilities, {
    section: 'bills',
    edits: 'checked',
    label: 'Utilities the tenant pays for',
    hint: 'Each utility can only be in one of these two lists. If you tick it here, we’ll untick it in the other one.',
    refuse: (paid, { utilitiesIncluded }: Included) => {
      const twice = paid.filter((utility) => utilitiesIncluded.includes(utility));
      return twice.length === 0
        ? null
        : `${new Intl.ListFormat('en-GB').format(twice)} can’t be both included in the rent and paid for by the tenant.`;
    },
    spellings: ['tenant utilities', 'tenant pays', 'utilities paid by tenant'],
    rtdf: null,
    page: [{ part: 'B', order: 60, term: 'Utilities the tenant pays for', read: readUtilities }],
    review: { part: 'B', order: 60, term: 'Utilities paid by the tenant' },
    checklist: null,
  }),
};
