import type { PhraseTable } from '../phrase-patterns.ts';
import { bareMoney } from './bare-phrases.ts';
import { plainMoney } from './plain-charges.ts';

const AHEAD = 'in_advance|upfront|up_front|advance|adv|in_one_go|as_a_lump_sum|all_at_once';
const BEFORE_KEYS =
  'before_you|before_moving|before_move|before_keys|before_signing|before_they|before_the_keys|before_the_start|before_entry|before_getting|before_any|before_handover';
const LATER = 'service notice book booked booking bookings sale tickets notify notified section';

/** Rent that is asked for before it is due. */
export const advanceTables = {
  advance: {
    patterns: [
      ...bareMoney.advance,
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
      'pay|paying|pays|paid #2-60 month|months|mths|mth ~2 and|to|then|now|today|on|at|in ~2 move|secure|it|get|the|start|one|go|signing|arrival|keys|.',
      'pay|paying|pays #2-60 month|months|mths|mth .',
      '#2-60 month|months|mths|mth pia|down|money_down|cash|rent_down|paid|pre_paid|prepaid .',
      '#2-60 month|months|mths|mth ~1 money|cash|rent ~1 down|upfront|on_the_table|first',
      'need|want|require|requires|needs|wants|ask_for|take ~2 #2-60 month|months|mths|mth rent',
      'lump_sum|lump of|for? ~1 #2-60 month|months|mths|mth',
      'move_in|moving_in|moves_in|in|start with|for|on #2-60 month|months|mths|mth ~1 paid|rent|upfront|down',
      '#2-60 month|months|mths|mth ~1 rent ~1 on|at move_in|start|signing|the_start|day_one|outset',
      '#2-60 month|months|mths|mth rent ~2 deposit ~3 move_in|move|keys|start|upfront|signing',
      'several|few|couple_of|some|multiple|many month|months ~3 in_advance|upfront|up_front|ahead|at_once|together|in_one_go|at_a_time|at_the_start',
      'first last month|months|rent|.',
      'first last and|plus deposit|bond',
      'cash|money for ~1 #2-60 months|mths',
      '#2-60 months|mths|mth paid in_full|up|at_once|in_one',
      'first_and_last|first_plus_last .|month|months|rent|paid|please|required',
      'first|initial #6-60 weeks|wks ~1 rent',
      '#6-60 weeks|wks ~2 in_advance|upfront|up_front|advance|ahead',
      'first #2-12 months|mths ~5 before|at|when|on|upfront|in_advance|straight|immediately|paid',
      'pay|paying|put|stump_up|cough_up|hand_over ~2 #2-60 month|months|mths|mth ~2 down|first|straight|ahead|upfront|in_full|together|at_once|in_one|all',
    ],
    unlessNear: LATER,
  },
  'advance-years': {
    patterns: [
      `#1-60 year|years ~2 ${AHEAD}`,
      `annually|yearly|annual|years|full_year|whole_year|year|entire_year ~3 in_advance|upfront|up_front|${BEFORE_KEYS}`,
      `in_advance|upfront|up_front ~4 year|years|full_year|12_months|annual`,
      'rent ~3 paid|payable|due|collected|billed ~1 annually|yearly',
      'all|whole|entire|full rent|years_rent|year ~4 academic_year|year|12_months ~4 paid|due|payable|upfront|by',
      'year|years|12_months|twelve_months rent? ~2 paid|down|pre_paid|first ~2 before|upfront|first|down',
      'pay|paying|pays ~2 year|full_year|whole_year|the_year|year_rent ~2 upfront|up_front|in_full|first|at_the_start|in_one|ahead|and',
      'upfront|up_front ~3 for the_year|a_year|the_full_year|the_whole_year|one_year|year',
    ],
    unlessNear: LATER,
  },
  // Up to half a year, which Scotland allows.
  'advance-terms': {
    patterns: [
      ...plainMoney.terms,
      ...bareMoney.terms,
      `#1-4 quarters ~2 ${AHEAD}`,
      `quarterly|quarters|quarter|termly|six_monthly|half_yearly|full_term|whole_term|term|terms|semester|half_a_year|half_a_years|half_the_years ~3 in_advance|upfront|up_front|${BEFORE_KEYS}`,
      'rent ~3 paid|payable|due|collected|billed ~1 quarterly|termly|six_monthly|half_yearly|every_quarter|every_term|each_term|each_quarter',
      'pay|paid|paying|pays ~2 by_the_term|per_term|per_semester|by_the_quarter|per_quarter|a_term|a_quarter|every_term|each_term|termly|quarterly',
      'half ~2 year|years|the_year rent? ~3 down|first|upfront|up_front|ahead|in_advance|at_the_start|paid|at_once',
      'each|per|every|whole|full term|semester|quarter ~5 upfront|in_advance|up_front|before|start',
    ],
    unlessNear: LATER,
  },
  // Rent is due once the agreement has been signed.
  'rent-before-signing': {
    patterns: [
      ...plainMoney.beforeSigning,
      'rent|months_rent|first_month|first_months ~7 before|prior_to|ahead_of ~4 sign|signing|signed|contract|contracts|agreement|tenancy_agreement|viewing|view|paperwork',
      'first_month|first_months|months_rent|month_rent rent? ~2 now|today|immediately|straight_away|to_hold|to_reserve|to_secure|holds|secures|reserves ~6,',
      'send|transfer|pay|paying|paid|wire ~2 first_month|first_months|months_rent|rent ~3 to ~2 hold|secure|reserve|book',
      'pay|paid ~2 now|first|today ~3, sign ~2 later|after|next|when|.',
      'rent|month|payment ~4 before ~3 issue|send|draw|print|post|release|get ~3 contract|agreement|paperwork|sign',
      'pay|transfer|send ~4 before|prior_to ~2 you? sign|signing|viewing|view|seeing|contract|agreement',
      'secure|reserve|hold|book|bag ~3 with ~2 first_month|first_months|months_rent|a_months_rent|rent',
    ],
    unlessNear: 'never nothing until',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
