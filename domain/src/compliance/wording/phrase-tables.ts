import { learnPhrase } from './phrase-patterns.ts';
import { learnWords } from './vocabulary.ts';

interface PhraseTable {
  readonly patterns: readonly string[];
  /** Words in whose company the phrase means something lawful. */
  readonly unlessNear: string;
}

const KIND =
  'admin|administration|administrative|referencing|reference|references|inventory|application|processing|booking|viewing|arrangement|renewal|guarantor|credit_check|credit_checks|check_in|check_out|checkout|checkin|cleaning|setup|set_up|move_in|movein|registration|finders|finder|sign_up|reservation|right_to_rent|background_check|vetting|screening|onboarding|paperwork|documentation|contract|tenancy_agreement|tenancy|deposit_registration';
const PRICED =
  'admin|administration|referencing|references|reference|inventory|check_in|check_out|checkout|checkin|guarantor|credit_check|credit_checks|end_of_tenancy_clean|end_of_tenancy_cleaning|professional_cleaning|professional_clean|right_to_rent_check|tenancy_agreement';
const FEE = 'fee|fees|charge|charges';
const SPAN = 'month|months|mth|mths|year|years|yr|yrs';
const TENANCY = 'tenancy|tenancies|contract|lease|let|letting|ast|term|agreement|minimum|rental|stay|fixed|commitment';
const OVER = 'over|above|upwards_of|upward_of|in_excess_of|exceeding|starting_at|starting_from';
const A_MONTH = 'pcm|pm|pw|ppm|per_month|per_week|per_calendar_month|a_month|a_week|monthly';
const AHEAD = 'in_advance|upfront|up_front|advance';
const PET = 'pet|pets|dog|dogs|cat|cats|animal';

const tables = {
  // "Key" alone is a word of lawful charges.
  'key-money': { patterns: ['key money'], unlessNear: '' },
  charge: {
    patterns: [
      `${KIND} ~2 ${FEE}`,
      `admin|administration|administrative|referencing|inventory|reference cost|costs`,
      `£ for|per|plus|pp|each|towards|a|vat|inc? person|tenant|applicant|adult|the|your|vat|for? for|the|your? ${PRICED}`,
      `${PRICED} is|are|costs|cost|at|of|from? £`,
      `${PRICED} payment|contribution|payments`,
      `${FEE} of|from|is|are|at|up_to|starting_from? £`,
      `£ ~1 fee|fees`,
      `fee|fees ~1 apply|applies|payable|due|applicable|charged`,
      `fees will_be|to_be charged|paid`,
      `plus|subject_to ~1 fees`,
      `non_refundable|nonrefundable ~2 deposit|fee|fees|payment|charge`,
      `premium payable|required`,
      `premium of £`,
      `tenant|tenants|you|applicant|applicants will|must|to|should|are_to|need_to? pay|pays|cover|covers for? ~2 ${PRICED}|fees|referencing_fees`,
      `we|i charge ~2 £`,
      `charged ~1 £`,
      `agency|agents|letting|lettings|tenant|tenants ${FEE} ~2 £`,
    ],
    unlessNear:
      'default late lost stolen replacement key keys interest council tv early change landlord landlords school tuition gym membership parking permit congestion ground service point points ev electric car broadband permitted water gas electricity heating utility utilities energy wifi insurance',
  },
  'holding-charge': {
    patterns: [
      'holding deposit|fee ~2 £',
      '£ ~2 holding deposit|fee',
      'holding deposit|fee ~1 required|payable|applies|due|taken|needed|secures',
      'holding fee',
    ],
    unlessNear: '',
  },
  'pet-charge': {
    patterns: [
      `${PET} deposit|rent|fee|fees|charge|charges|surcharge|supplement|premium`,
      `£ ~3 per|each ${PET}`,
      `£ ~3 extra|more|additional ~2 ${PET}`,
      `extra|additional £ ~4 ${PET}`,
      `£ ${A_MONTH}? for ~2 ${PET}`,
      `extra|additional|higher|larger|increased deposit|rent|payment ~3 ${PET}`,
      `${PET} ~4 extra|additional|higher|larger|increased rent|deposit|payment`,
      `${PET} ~3 extra|additional £`,
    ],
    unlessNear: 'without',
  },
  'fixed-term': {
    patterns: [
      'fixed term|terms|period',
      `fixed for? #1-60 ${SPAN}`,
      `#1-60 ${SPAN} ~1 ${TENANCY}`,
      `minimum|min term|tenancy|let|stay|contract|rental|lease|letting|rental_period|period ~3 #1-60 ${SPAN}`,
      `minimum|min of? #1-60 ${SPAN}`,
      `tenancy|contract|lease ~2 minimum|least #1-60 ${SPAN}`,
      `tenancy|contract|lease|let|letting length|term|period|duration of|is? #1-60 ${SPAN}`,
      'assured shorthold',
      'on_an|an|new ast',
      `available|let for #1-60 ${SPAN} only`,
      `one_year|a_year|yearly|annual tenancy|contract|lease`,
    ],
    unlessNear:
      'rolling periodic notice broadband internet gym phone sky wifi warranty guarantee deposit old experience history rent freehold leasehold remaining advance upfront',
  },
  advance: {
    patterns: [
      `#2-60 month|months|mths ~2 ${AHEAD}`,
      `upfront|up_front|in_advance ~3 #2-60 months`,
      'advance rent|payment ~2 #2-60 months',
      `first_and_last month|months ~3 ${AHEAD}`,
    ],
    unlessNear: 'notice book booked booking',
  },
  'advance-years': {
    patterns: [
      `#1-60 year|years|quarters ~2 ${AHEAD}`,
      `quarterly|annually|yearly|six_monthly|half_yearly|years|full_term|whole_term|term|full_year ~2 in_advance|upfront|up_front`,
    ],
    unlessNear: 'notice book booked booking',
  },
  bidding: {
    patterns: [
      `offers|offer ${OVER} £`,
      `offers|offer ${OVER} # ${A_MONTH}`,
      `offers|offer ${OVER} the|this? asking|advertised|stated|listed|guide|rent|price`,
      `offers|offer ${OVER} .`,
      `offers|offer ${OVER} #100-1000000 .`,
      'offers over|above are|will_be|most|very? welcome|invited|considered|accepted|preferred',
      'oieo',
      'offers are? invited|wanted|sought',
      'highest|best|top|winning bid|bidder|bidders|bids|offer|offers',
      'best and final',
      'sealed bid|bids|offer|offers',
      'bid|bids|bidding are|is|will_be? invited|welcome|open|opens|starts|start|starting|from|over|above|considered|accepted|wanted|closes|close|war',
      'invite|inviting|accept|accepting|take|taking|open_to|submit|place|make|send ~3 bid|bids',
    ],
    unlessNear: '',
  },
  'child-free': {
    patterns: ['childless', 'childfree', 'child|children|kid|kids free'],
    unlessNear: 'entry admission travel swim eat of',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
/** What the tables find, besides people who are turned away. */
export type PhraseName = keyof typeof tables;

for (const [name, { patterns, unlessNear }] of Object.entries(tables))
  learnPhrase(name, patterns, learnWords(unlessNear));
