import { A_MONTH, chargeTables } from './charge-phrases.ts';
import { learnPhrase, type PhraseTable } from './phrase-patterns.ts';
import { learnTyposOfAll, learnWords } from './vocabulary.ts';

const SPAN = 'month|months|mth|mths|m|mo|mos|year|years|yr|yrs';
const TENANCY = 'tenancy|tenancies|contract|lease|let|letting|ast|term|agreement|minimum|rental|stay|fixed|commitment';
const OVER =
  'over|above|in_the_region_of|in_region_of|upwards_of|upward_of|in_excess_of|exceeding|starting_at|starting_from';
const AHEAD = 'in_advance|upfront|up_front|advance|adv|in_one_go|as_a_lump_sum|all_at_once';
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';
/** Words that speak of people with work. */
const EMPLOYED =
  'in_employment|in_full_time_employment|in_work|in_full_time_work|in_full_time_jobs|working_full_time|work_full_time|in_paid_work|in_paid_employment|in_permanent_employment|in_stable_employment|in_a_job|have_a_job|in_secure_employment|full_time_employed|full_time_employment|gainfully_employed|fully_employed|earning|with_a_job|with_jobs|with_full_time_jobs|who_work|who_are_working|that_work|who_have_jobs|with_work|in_regular_work|in_steady_work';

const tables = {
  ...chargeTables,
  'fixed-term': {
    patterns: [
      'fixed term|terms|period|contract|let|lease|tenancy',
      'break clause|clauses',
      `on ~1 #1-60 ${SPAN} basis`,
      `short|long let|lets ~1 #1-60 ${SPAN}`,
      `let is|will_be|lasts for? ~1 #1-60 ${SPAN}`,
      `fixed until|till|to #? ${MONTH}`,
      `contract|tenancy|lease|let ends|end|finishes|expires|ending ~2 #? ${MONTH}`,
      `contract|tenancy|lease|let|term|available|rented|runs ~4 to|until|till|ending #? ${MONTH}`,
      `length|duration|term of ~2 let|tenancy|contract|lease|rental|stay ~2 #1-60 ${SPAN}`,
      `lets|lettings|tenancies|contracts|leases of|for|from ~2 #1-60 ${SPAN}`,
      `no|not|nothing less|under|shorter|fewer than? #1-60 ${SPAN}`,
      `at_least|minimum #1-60 ${SPAN} ~1 required|needed|please|only|stay|wanted`,
      `#1-60 ${SPAN} max|maximum|min`,
      `maximum|max #1-60 ${SPAN}`,
      `available|to_let|letting for ~1 #1-60 ${SPAN}`,
      'ast|asts',
      `let|tenancy|contract|lease|rental|available|rented ~3 until|till|ending #? ${MONTH}`,
      `stay|staying|let|rent|tenant|tenants|someone|tenancy|available ~4 at_least|minimum|for_at_least #1-60 ${SPAN}`,
      `#1-60 ${SPAN} ~2 first_instance|lock_in|tie_in|locked_in|tied_in|break|renewable|extendable|renewal`,
      `stay|staying|let|rent|tenant|tenants|someone|tenancy|available|person|people|want|need ~4 at_least|minimum|min a_year|one_year|a_full_year|a_twelvemonth`,
      `first #1-60 ${SPAN} are? fixed|locked|guaranteed`,
      `tied|locked|signed ~2 in|up|into ~3 #1-60 ${SPAN}`,
      `for ~1 academic_year|whole_year|full_year`,
      `fixed for? #1-60 ${SPAN}`,
      `#1-60 ${SPAN} ~1 ${TENANCY}`,
      `minimum|min term|tenancy|let|stay|contract|rental|lease|letting|rental_period|period ~3 #1-60 ${SPAN}`,
      `minimum|min of|is? #1-60 ${SPAN}`,
      `tenancy|contract|lease ~2 minimum|least #1-60 ${SPAN}`,
      `tenancy|contract|lease|let|letting length|term|period|duration of|is? ~2 #1-60 ${SPAN}`,
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
      `one_year|a_year|a_years|one_years|yearly|annual|year_long|years|academic_year ~1 tenancy|contract|lease|let|minimum|term`,
    ],
    unlessNear:
      'rolling periodic notice broadband internet gym phone sky wifi warranty guarantee deposit old experience history rent freehold leasehold remaining advance upfront solar panels service servicing maintenance free discount ago statements payslips accounts employment view viewing viewings passport walk planning permission',
  },
  advance: {
    patterns: [
      `#2-60 month|months|mths|mth|mo|m ~4 ${AHEAD}`,
      `upfront|up_front|in_advance ~3 #2-60 months`,
      'advance rent|payment ~2 #2-60 months',
      `first_and_last|first_last month|months`,
      '#2-60 months at_a_time',
      '#2-60 months|mths|mth rent ~3 before|to|when|on moving|signing|you_move|you_sign|move|secure|sign|keys|handover|collecting',
      'first #2-60 months ~4 due|payable|required on|at|before',
      '#2-60 months|mths|mth ahead|lump_sum',
      `#2-60 instalments|installments|payments ~2 ${AHEAD}`,
      'pay|pays #2-60 months|mths|mth ~2 before|prior',
      'first_and_last|first_plus_last ~2 rent',
      `#2-60 monthly ~1 ${AHEAD}`,
      'pay|pays|paid|rent ~3 #2-60 months ahead',
      'rent ~2 paid|payable|due every|each #2-60 months',
    ],
    unlessNear: 'notice book booked booking bookings sale tickets notify notified',
  },
  'advance-years': {
    patterns: [
      `#1-60 year|years ~2 ${AHEAD}`,
      `annually|yearly|annual|years|full_year|whole_year|year|entire_year ~3 in_advance|upfront|up_front|before`,
      `in_advance|upfront|up_front ~4 year|years|full_year|12_months|annual`,
      'rent ~3 paid|payable|due|collected|billed ~1 annually|yearly',
    ],
    unlessNear: 'notice book booked booking bookings sale tickets notify notified',
  },
  // Up to half a year, which Scotland allows.
  'advance-terms': {
    patterns: [
      `#1-4 quarters ~2 ${AHEAD}`,
      `quarterly|quarters|quarter|termly|six_monthly|half_yearly|full_term|whole_term|term|terms|semester|half_a_year|half_a_years|half_the_years ~3 in_advance|upfront|up_front|before`,
      'rent ~3 paid|payable|due|collected|billed ~1 quarterly|termly|six_monthly|half_yearly|every_quarter|every_term|each_term|each_quarter',
    ],
    unlessNear: 'notice book booked booking bookings sale tickets notify notified',
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
      'highest|winning bid|bidder|bidders|bids|offer|offers',
      'top bidder|bidders|offer|offers',
      'bid|bids wins|win|secures|gets|takes',
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
      'negotiable upwards|up|above|over',
      `go|goes|going|let|lets|letting|achieve|rent|rents|rented for|at? more_than|well_over|well_above|${OVER} ~2 asking|advertised|guide|listed|stated|list`,
      'depending|dependent|subject on|upon|to ~1 offers|bids|bidding|demand',
      `pay|offer|offering|paying|bid ~2 more_than|over|above ~2 asking|advertised|guide|listed|stated|rent|price`,
      `more_than|over|above ~1 asking|advertised|guide|listed|stated ~2 welcome|considered|accepted|preferred|wins|secure|secures|helps|encouraged`,
      'how_much|what ~2 willing|prepared|able|happy|like to pay|offer',
      'what you can|could|would|will offer|pay|bid',
      'offers ~2 from|around|near|region £',
      'pay|pays|paying|offers|offering ~1 most .',
      'outbid|out_bid',
      'more you offer|pay|bid',
      'consider|considering|accept|take|welcome|want|invite|encourage|prefer|open_to|hoping_for ~2 higher|better|bigger|increased|improved|more offer|offers',
      '£ offers|bids .',
      '£ plus offers|bids',
      'price|rent on|by offers|bids',
      'decided|determined|set|agreed|settled by|through|on|via ~1 offers|bids|bidding|offer',
      'offer|bid|pay more .',
      `offers|offer ${OVER} ~2 welcome|welcomed|invited|considered|accepted|preferred|encouraged`,
      'bid now|today|early|here|soon',
      'please bid|bids',
      'final bid|bids',
      'open_to bidding|bids',
      'offer us|me? more and|to|if',
      'price|rent guide £',
      'rent|rental|rents auction',
      'offer|offers|offering|pay|paying more ~4 prioritised|priority|preferred|considered|first|preference|favoured|better|best|likely|chance',
      'your ~1 max|maximum|top|highest budget|price|figure|offer|rent',
      'strong|competitive|generous|good offer|offers ~2 .',
      'but|and open to|for more .',
      'best price wins|secures|gets',
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
      'working|employed|full_time_employed|salaried people|tenants|tenant|persons|person|applicants|applicant|couple|couples|individuals|individual|household|households|professionals ~1 only',
      'only ~4 working|employed|salaried people|tenants|persons|applicants|couples|individuals|households',
      'workers only',
      `only ~5 ${EMPLOYED}`,
      `ask|require|expect|insist ~6 ${EMPLOYED}`,
      'only ~3 with|have|having ~3 job|jobs|employment',
      `must|should|need_to|have_to|has_to|needs_to ~3 ${EMPLOYED}|employed|working`,
      `${EMPLOYED}|employment is? only|essential|required|necessary|a_must|mandatory|needed`,
      `anyone|anybody|those|people|applicants|tenants who? are? not|arent|isnt ~1 ${EMPLOYED}|working|employed ~2 not|excluded|refused`,
      'no|not non? working people|tenants|applicants',
      'must|need|needs|require|requires have? ~3 job|jobs|employment|salary',
    ],
    unlessNear:
      'or unless smoke alarm alarms order appliances boiler guarantor retired student students benefits pension',
  },
  origin: {
    patterns: [
      'must|should|need_to|needs_to ~3 speak|understand|communicate ~3 english',
      'only ~3 speak|speaks|speaking ~1 english',
      'born in uk|england|britain|the_uk',
      'must have ~2 english',
      'must|should|need_to|only hold|have ~2 uk|british|eu|european passport|passports|citizenship|nationality',
      'english must_be|must spoken',
      'fluent|good|native|proper|decent english ~2 required|essential|only|needed|a_must|must',
    ],
    unlessNear: '',
  },
  'child-free': {
    patterns: [
      'childless',
      'childfree',
      'child|children|kid|kids free',
      'not|isnt|arent ~2 child|kid|kids|children|family friendly|proof|orientated|oriented',
      'over #18-30 s? only',
      'over #18-30 s years|yrs? only',
      '#18-30 plus|and_over only',
    ],
    unlessNear: 'entry admission travel swim eat of gym bar pool club spa',
  },
  // Couples of one man and one woman alone.
  'opposite-sex': {
    patterns: [
      'man_and_wife|husband_and_wife|man_and_woman|married_straight|opposite_sex couple|couples? only|preferred|please',
      'only|prefer ~3 man_and_wife|husband_and_wife|opposite_sex',
    ],
    unlessNear: '',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
/** What the tables find, besides people who are turned away. */
export type PhraseName = keyof typeof tables;

for (const [name, { patterns, unlessNear }] of Object.entries(tables))
  learnPhrase(name, patterns, learnWords(unlessNear));
learnTyposOfAll();
