const NATION = 'british|english|irish|scottish|welsh|european|polish|indian|romanian|chinese|pakistani|nigerian';
const FAITH = 'christian|muslim|hindu|sikh|jewish|catholic|protestant';
const PEOPLE =
  'tenants|tenant|people|person|persons|applicants|applicant|couple|couples|individual|individuals|lodger|lodgers|housemate|flatmate|sharer|sharers|single|singles';
const WANTED = 'only|wanted|please|preferred|required|sought|ideally|essential|first';
const WORKING = 'salaried|employed|working|waged';
const STEADY = 'regular|permanent|steady|secure|stable|full_time|weekly|monthly|reliable';
const JOB = 'wage|wages|salary|job|jobs|employment|paycheque|post|posts';
const PAID_BY = 'council|local_authority|state|dwp|benefits|government|universal_credit|uc';
const CLAIMANTS = 'claimants|claimant|dss|uc|universal_credit|recipients|benefit_claimants|benefit_recipients';
const SAFE_WORK = 'legal|agreement|inventory|referencing|reference|check_in|checkout|check_out|clerks|clerk|letting';
const PET = 'pet|pets|dog|dogs|cat|cats';
const SPAN = 'month|months|mth|mths';

/** Conditions that are whole sentences without a verb. */
const alone = (who: string): readonly string[] => [`^${who} ~1 ${PEOPLE} ..`, `^${who} ~1 ${PEOPLE} ${WANTED}`];

/** What people are to be, in as few words as there are. */
export const barePhrases = {
  workersOnly: [
    ...alone(WORKING),
    `tenants|applicants|adults|couple ~2 in ~1 ${STEADY} ${JOB}|work`,
    'must have|show|provide|produce ~2 payslips|payslip|wage_slips|wageslips|wageslip',
    `someone|somebody|tenant|tenants|person|people|couple|couples|lodger with ~1 ${STEADY} ${JOB}`,
    'only ~4 those|people|tenants|applicants who ~1 earn|earns|work|works their|for|a ~1 own? living|keep|wage|rent',
    `rule|rules|exclude|excludes|bar|bars|preclude|precludes|forbid|forbids|prohibit|prohibits ~1 out? ~2 ${CLAIMANTS}`,
    `wont|not|never|cant|cannot|no|nobody ~4 whose rent|income|money ~4 ${PAID_BY}`,
    'let|lets|letting|rented|offered to|for workers|wage_earners|earners|working_people|the_employed ..',
    'employment|work|job contract|letter ~1 needed|required|essential|only ~2, no|not|nothing',
    `${WORKING} folk|people|tenants|couples ~1 preferred|first|favoured ~5 dole|benefits|claimants|uc`,
    'proof of salary|wages|earnings|employment ~1 essential|required|only|needed ~1, other|benefits|no|not|nothing',
    'no|not|doesnt|isnt ~3 people|anyone|those|tenants who ~1 dont|do_not|doesnt work',
    'guarantor|guarantors ~3 from|for|of ~2 anyone|those|tenants|people|applicants on|claiming|getting|with ~1 benefits|uc|universal_credit|dss',
    `^higher|bigger|larger|double|extra deposit|bond ~2 ${CLAIMANTS}|benefits`,
    `no|not|nobody ~3 rent|income ~2 comes_from|from|paid_by|met_by ~1 ${PAID_BY}`,
  ],
  origin: [
    ...alone(`${NATION}|uk|eu`),
    '^uk|british|eu|english|irish nationals|national|citizens|passport_holders ..',
    'first|mother|native language|tongue ~1 must|should|has_to|needs ~2 english',
  ],
  belief: alone(FAITH),
  health: [
    'no|not adaptations|alterations|changes|modifications ~8 disabled|disability|wheelchair|wheelchairs',
    'no|not|nobody depressives|depressive|manic|psychotics|invalids|addicts',
  ],
  childFree: [
    'one|1 child|kid at_most|max|maximum|limit',
    'no_more_than|max|maximum|at_most one|1 child|kid',
    'sorry|apologies ~1, parents|mums|dads|mothers ..',
    'if|should ~3 pregnant|expecting ~7 move_on|move_out|leave|go|vacate|moving_on|moving_out',
    'past|beyond|behind ~2 child_rearing|childrearing|childbearing|child_bearing',
    '^retired|elderly|older people|person|couple|couples|lady|gentleman|tenants|tenant|single only|wanted|sought',
  ],
  childAge: [
    '^adults ..',
    '^adults ~1 aged|over|above #18-65',
    // Homes for people over 55 are lawful.
    '^over #25-50 s ..',
    '^over #25-50 s only|preferred|please|wanted',
    'tenants|tenant|you|must|applicants|should ~1 be ~1 between #18-50 and #20-70 ..',
    'aged between #18-50 and #20-70 ..',
    'no|not ~1 nursery|school|primary|preschool aged|age children|kids|child',
  ],
  oppositeSex: [
    '^married|wed couple|couples|people|persons|pair|tenants|folk ~1 only|preferred|please|wanted|ideally',
    '^married couple|couples|pair ..',
    'must|should|need_to|have_to be ~1 married',
  ],
  sexAsked: [
    ...alone('female|male|lady|gentleman'),
    'a girl|lady|woman|lad|man|female|male|bloke to share|join ~1 with|two|three|us',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is to be paid, for how long and by whom, without a word such as "fee" or "term". */
export const bareMoney = {
  charge: [
    'bill|cost|costs|invoice ~1 of? £ ~2 goes|passed|falls|sent ~1 to|on ~1 tenant|tenants|you|outgoing|incoming',
    '£ ~1 payable|charged|chargeable for|towards ~1 our|setting|preparing|drawing|checking|processing|arranging ~2 time|let|paperwork|inventory|agreement|contract|references|referencing|checks|up|trouble|work',
    `tenant|tenants|you|occupier|occupiers meets|meet|pays|pay|cover|covers|bears|bear|settle|settles|to_pay|to_meet|to_cover ~3 ${SAFE_WORK} cost|costs|bill|bills|charges|expenses`,
    'tenant|tenants|you to_pay|pays|pay|cover|covers|contribute|contributes ~2 for? ~1 landlords|owners insurance|licence|service_charge|ground_rent|mortgage',
    'rent ~5 late ~3 pay|pays|charged|owe|add £',
    'waiting list ~3 £',
    'small|nominal|modest cost|charge|sum|amount|contribution ~7, £',
    'cost|costs|price of ~1 drawing|preparing|contract|agreement|inventory|referencing|references ~4 shared|split|halved|passed|yours',
    'tenant|tenants buys|buy|provides|provide ~1 epc|gas_certificate|certificate|inventory',
    'exit|departure|leaving|final|end_of_tenancy clean|cleaning ~6 £',
    'compulsory|mandatory|obligatory ~6 £',
    '£ ~2 for ~2 move_in|moving_in|welcome|starter|arrival pack|package|bundle',
    'cleaning|clean ~5 £ ~5 out_of|from|off ~1 deposit|bond',
    '£ ~4 for|by paying ~2 cash|card|cheque|standing_order|direct_debit|another_date|a_later_date',
  ],
  petCharge: [
    `${PET} ~2 allowed|welcome|accepted|considered|fine|ok|okay ~1 for|at ~2 £`,
    `${PET} ~6 for|at ~1 further|another £`,
  ],
  advance: [
    '#6-60 weeks|wks rent ~1 on|at|upon|when|before ~3 sign|signing|signature|move|keys|completion|entry',
    `#2-60 ${SPAN} on|upon signing|signature|entry|completion|arrival`,
    `#2-60 ${SPAN} rent? payable|due|paid ~2 before|on|at|when ~2 move|moving|keys|signing|entry`,
    '#30-365 days rent ~1 ahead|upfront|up_front|in_advance',
    `bigger|larger|longer|extra ~1 advance|upfront ~6, #2-12 ${SPAN}`,
  ],
  terms: [
    'whole|full|entire|first|each|every term|terms|quarter|quarters|semester|semesters rent? ~2 is? due|payable ~1 on|at|when|before|in|by|upfront',
    'rent ~5 in|by two|three|2|3 halves|thirds',
    'rent is ~1 yearly|annual|quarterly|termly',
    'half now|down|today ~1 and? half|rest|other at|in|later|by',
  ],
  bidding: [
    'bids by|before|to email|post|phone|text|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midday',
    'closing|final|last date|day|deadline for offers|bids',
    'highest|best takes|taking ~1 it|..',
    'put|putting|send|sending ~1 forward|in|us ~2 strongest|highest|best|top figure|offer|price|bid',
    'if ~1 can go|stretch|do|get|run to £ ~4, stop|cancel|yours|pull|end|take|hold',
  ],
  fixedTerm: [
    'fixed to|till|until next|summer|easter|christmas',
    'leave|leaving|quit|move_out|go early ~3, deposit|bond ~3 forfeit|forfeited|lost|kept|retained',
    'responsible|liable for ~2 rent ~4 until|till|to ~2 end',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
