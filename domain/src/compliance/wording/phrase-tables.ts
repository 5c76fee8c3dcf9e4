import { learnPhrase } from './phrase-patterns.ts';
import { learnWords } from './vocabulary.ts';

interface PhraseTable {
  readonly patterns: readonly string[];
  /** Words in whose company the phrase means something lawful. */
  readonly unlessNear: string;
}

const KIND =
  'ref|refs|admin|administration|administrative|referencing|reference|references|inventory|application|processing|booking|viewing|arrangement|renewal|guarantor|credit_check|credit_checks|check_in|check_out|checkout|checkin|cleaning|setup|set_up|move_in|movein|registration|finders|finder|sign_up|reservation|right_to_rent|background_check|vetting|screening|onboarding|paperwork|documentation|contract|tenancy_agreement|tenancy|deposit_registration';
const PRICED =
  'paperwork|application|vetting|screening|exit_cleaning|exit_clean|deep_clean|refs|admin|administration|referencing|references|reference|inventory|check_in|check_out|checkout|checkin|guarantor|credit_check|credit_checks|end_of_tenancy_clean|end_of_tenancy_cleaning|professional_cleaning|professional_clean|right_to_rent_check|tenancy_agreement';
const FEE = 'fee|fees|charge|charges';
const SPAN = 'month|months|mth|mths|m|mo|mos|year|years|yr|yrs';
const TENANCY = 'tenancy|tenancies|contract|lease|let|letting|ast|term|agreement|minimum|rental|stay|fixed|commitment';
const OVER =
  'over|above|in_the_region_of|in_region_of|upwards_of|upward_of|in_excess_of|exceeding|starting_at|starting_from';
const A_MONTH = 'pcm|pm|pw|ppm|per_month|per_week|per_calendar_month|a_month|a_week|monthly';
const AHEAD = 'in_advance|upfront|up_front|advance';
const PET = 'pet|pets|dog|dogs|cat|cats|animal';

const tables = {
  // "Key" alone is a word of lawful charges.
  'key-money': {
    patterns: ['key money', 'key|keys|fob deposit of? £', '£ refundable? key|keys|fob deposit'],
    unlessNear: 'lost replacement',
  },
  // "Insurance" alone is a word of lawful charges.
  'compulsory-charge': {
    patterns: [
      'compulsory|mandatory|obligatory ~3 £',
      `£ ${A_MONTH}? ~1 compulsory|mandatory|obligatory`,
      'insurance|cover|package ~2 compulsory|mandatory|obligatory',
    ],
    unlessNear: 'council permit car rent',
  },
  charge: {
    patterns: [
      `${KIND} ~2 ${FEE}`,
      `admin|administration|administrative|referencing|inventory|reference cost|costs`,
      `£ for|per|plus|pp|each|towards|a|vat|inc? person|tenant|applicant|adult|the|your|vat|for? for|the|your? ${PRICED}`,
      `${PRICED} check|checks|report|reports|preparation? is|are|costs|cost|at|of|from? £`,
      `£ ~1 charge|surcharge|levy for|applies|payable|at|on|per|is|will`,
      'furniture|furnishing|appliance|appliances|white_goods hire|rental|pack ~1 £',
      `${PRICED} payment|contribution|payments`,
      `fee|fees of|from|is|are|at|up_to|starting_from? £`,
      `charge|charges of|from|is|are|at|up_to|starting_from £`,
      `charges £ per|pp|each|for`,
      'agency|agents|letting|lettings|tenant|admin|introduction fee|fees equal_to|equivalent_to|of ~3 rent',
      '£ to apply|view|register',
      `£ for each|every ~1 ${PRICED}`,
      `${KIND} ~3 at_tenants|at_the_tenants|at_your expense|cost`,
      'pay|pays the|our? agent|agents|agency £',
      'extra|additional|second|separate|larger|higher|further deposit applies|required|payable|needed',
      `maintenance|gardening|management|laundry|amenity|annual|one_off ${FEE} £`,
      `a|an|the|one_off|additional|extra|monthly|weekly charge £`,
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
      'default late lost stolen replacement key keys interest council tv early change landlord landlords school tuition gym membership parking permit congestion ground service point points ev electric car broadband permitted water gas electricity heating utility utilities energy wifi insurance optional',
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
      `extra|additional £ ~9 ${PET}`,
      `£ ${A_MONTH}? for ~2 ${PET}`,
      `extra|additional|higher|larger|bigger|increased|second|separate|further deposit|rent|payment ~6 ${PET}`,
      `${PET} ~4 extra|additional|higher|larger|increased rent|deposit|payment`,
      `${PET} ~3 extra|additional £`,
      `${PET} ~2 £ ${A_MONTH}? extra|more|additional|on_top|surcharge|supplement`,
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
      `#1-60 ${SPAN} only`,
      `contract|tenancy|lease|term #1-60 ${SPAN}`,
      `commit|commitment|committing ~4 #1-60 ${SPAN}`,
      `must stay ~3 #1-60 ${SPAN}`,
      `sign ~3 #1-60 ${SPAN}`,
      `#1-60 ${SPAN} initially`,
      `initially|initial ~3 #1-60 ${SPAN}`,
      `minimum|min|sign|commit|must_stay ~4 a_year|half_a_year|full_year`,
      `tenancy|contract|lease ~6 for #1-60 ${SPAN}`,
      `one_year|a_year|a_years|one_years|yearly|annual tenancy|contract|lease|let`,
    ],
    unlessNear:
      'rolling periodic notice broadband internet gym phone sky wifi warranty guarantee deposit old experience history rent freehold leasehold remaining advance upfront solar panels service servicing maintenance free discount ago',
  },
  advance: {
    patterns: [
      `#2-60 month|months|mths ~2 ${AHEAD}`,
      `upfront|up_front|in_advance ~3 #2-60 months`,
      'advance rent|payment ~2 #2-60 months',
      `first_and_last|first_last month|months`,
      '#2-60 months at_a_time',
      '#2-60 months rent ~3 before moving|signing|you_move|you_sign',
      `#2-60 monthly ~1 ${AHEAD}`,
      'pay|pays|paid|rent ~3 #2-60 months ahead',
      'rent ~2 paid|payable|due every|each #2-60 months',
    ],
    unlessNear: 'notice book booked booking',
  },
  'advance-years': {
    patterns: [
      `#1-60 year|years ~2 ${AHEAD}`,
      `annually|yearly|years|full_year|whole_year|year ~2 in_advance|upfront|up_front`,
    ],
    unlessNear: 'notice book booked booking',
  },
  // Up to half a year, which Scotland allows.
  'advance-terms': {
    patterns: [
      `#1-4 quarters ~2 ${AHEAD}`,
      `quarterly|quarters|termly|six_monthly|half_yearly|full_term|whole_term|term ~2 in_advance|upfront|up_front`,
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
      'oieo|oiro|ooro',
      'offers are? invited|wanted|sought',
      'highest|top|winning bid|bidder|bidders|bids|offer|offers',
      'best bid|bids|bidder',
      'best offer|offers .',
      'best offer|offers by|secures|secure|wins|win|gets|takes|accepted|considered|wanted|invited|only|please|forward|over|above|first|received|will',
      'your|their best ~1 offer|offers|price',
      'to|accept|accepts|accepting|take|taking|make|submit|send the|a|my|our? best offer|offers',
      'whoever|anyone_who|tenant_who|person_who|applicant_who offers|bids|pays ~1 most|more|highest',
      'most you can|could|would|will pay|offer|afford',
      'maximum|max|highest rent|amount|price? you can|could|would|will pay|offer',
      'highest rent|price offered|bid|wins|secures|gets',
      'taking|inviting offers',
      `offers|offer considered|welcome|accepted|invited|taken ${OVER}`,
      'name your price',
      'highest wins|secures|gets',
      'willing|able|prepared to pay|offer more|extra|above|over',
      'higher|better|increased|improved offer|offers ~3 priority|preferred|preference|welcome|considered|accepted|secure|secures|win|wins',
      'invited|asked|encouraged|welcome|free|able|want|need to bid|outbid|offer_more|bid_more',
      'starting|reserve|guide price|rent|bid ~1 £',
      'best and final',
      'sealed bid|bids|offer|offers',
      'bid|bids|bidding are|is|will_be? invited|welcome|open|opens|starts|start|starting|from|over|above|considered|accepted|wanted|closes|close|war',
      'invite|inviting|accept|accepting|take|taking|open_to|submit|place|make|send ~3 bid|bids',
    ],
    unlessNear: '',
  },
  // People with work alone, which turns away those who live on benefits.
  'workers-only': {
    patterns: [
      'working|employed|full_time_employed people|tenants|tenant|persons|person|applicants|couple|couples|individuals|individual|household|households ~1 only',
      'only working|employed people|tenants|persons|applicants|couples|individuals|households',
      'workers only',
      'must|should all? be ~1 employed|in_employment|in_full_time_employment|in_work|in_full_time_work|working_full_time|in_paid_work',
      'must have ~3 job|employment',
    ],
    unlessNear: 'or unless smoke alarm',
  },
  origin: {
    patterns: [
      'must|should|need_to speak|understand ~2 english',
      'must have ~2 english',
      'must|should hold|have ~1 uk|british|eu|european passport|passports|citizenship|nationality',
      'english must_be|must spoken',
      'fluent|good|native english ~1 required|essential|only|needed',
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
