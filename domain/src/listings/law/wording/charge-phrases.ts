import type { PhraseTable } from './phrase-patterns.ts';

const KIND =
  'ref|refs|admin|administration|administrative|referencing|reference|references|inventory|application|processing|booking|viewing|arrangement|renewal|guarantor|credit_check|credit_checks|check_in|check_out|checkout|checkin|cleaning|setup|set_up|move_in|movein|registration|finders|finder|sign_up|reservation|right_to_rent|background_check|vetting|screening|onboarding|paperwork|documentation|contract|tenancy_agreement|tenancy|deposit_registration';
const PRICED =
  'contract_prep|contract_preparation|tenancy_prep|paperwork|application|vetting|screening|exit_cleaning|exit_clean|deep_clean|refs|admin|administration|referencing|references|reference|inventory|check_in|check_out|checkout|checkin|guarantor|credit_check|credit_checks|end_of_tenancy_clean|end_of_tenancy_cleaning|professional_cleaning|professional_clean|right_to_rent_check|tenancy_agreement';
const FEE = 'fee|fees|charge|charges';
const PET = 'pet|pets|dog|dogs|cat|cats|animal';
/** How often a sum is paid. */
export const A_MONTH =
  'pcm|pm|pw|ppm|p_m|p_w|p_c_m|per_month|per_week|per_calendar_month|a_month|a_week|monthly|weekly|each_month|month|extra_per_month';

/** What tenants may not be asked to pay. */
export const chargeTables = {
  // "Key" alone is a word of lawful charges.
  'key-money': {
    patterns: [
      'key money',
      'key|keys cutting fee|charge',
      'key|keys|fob deposit of? £',
      '£ refundable? key|keys|fob deposit',
    ],
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
      `${KIND} cost|costs|is|are £`,
      `${PRICED} ~3 payable_by|paid_by|charged_to|billed_to|borne_by|met_by|covered_by|falls_to|down_to ~2 tenant|tenants|you|applicant|applicants|renter|renters|yourself`,
      `tenant|tenants|you|applicant|applicants|renter|renters ~2 responsible_for|liable_for|contribute_to|contributes_to|reimburse|foot|cover_the_cost_of|pay_the_cost_of|meet_the_cost_of|bear ~2 ${PRICED}|${FEE}`,
      `cost|costs|price of|for ~2 ${PRICED} ~3 £`,
      `cost|costs|price of|for ~2 ${PRICED} ~2 added|passed|payable|charged|deducted`,
      `${FEE} ~1 to|for tenant|tenants|applicant|applicants|cover`,
      `${FEE} required|needed|upfront|before`,
      `our|standard|usual|small ${FEE} .`,
      'deposit|payment|fee|fees ~2 non_refundable|nonrefundable',
      `${FEE} apply|applies|is|are|payable ~1 for ~2 ${KIND}`,
      `£ to pay|cover for? ~2 ${PRICED}`,
      `charged for ~2 ${PRICED}`,
      'fee|fees to_pay',
      'view|viewing|viewings for £',
      `we|i|agent|agents|landlord charge|charges for ~2 ${PRICED}`,
      '£ ~1 non_refundable|nonrefundable',
      `${PRICED} ~3 at_tenants|at_the_tenants|at_your|at_applicants|at_renters own? expense|cost|costs`,
      'cleaning|furniture|furnishings|inventory|appliance|appliances|garden deposit',
      'starter|welcome|tenancy|reference|referencing|move_in pack|package ~1 £',
      '£ for ~1 viewing|viewings|renewal|drawing_up|signing|registering|vetting|setting_up|contract|agreement|paperwork',
      '£ one_off payment|charge|cost',
      'one_off|upfront payment|cost of? £',
      `£ for|towards ~2 ${PRICED}`,
      `letting|lettings|agency|agent|agents ${FEE} ~2 one|two|half|a week|weeks|month|months`,
      '£ plus|inc|including|incl|ex|exc|excl? vat',
      '£ ~1 per|each applicant|adult|guarantor|reference',
      '£ ~3 deducted|withheld|retained ~4 cleaning|clean|admin|inventory|referencing',
      'admin|additional|extra|agency|letting|tenant|usual|standard|set_up|setup charges|costs ~1 apply|payable|applicable|will_apply',
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
      `${KIND} ~3 at_tenants|at_the_tenants|at_your|at_applicants|at_renters own? expense|cost|costs`,
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
      'default late lost stolen replacement key keys interest council tv early change landlord landlords school tuition gym membership parking permit congestion ground service point points ev electric car broadband permitted water gas electricity heating utility utilities energy wifi insurance optional absorb absorbed absorbs worth bus train commute season storage',
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
      `${PET} ~6, £ ${A_MONTH}? ~1 extra|more|additional|on_top|surcharge|supplement|per_pet`,
      `${PET} ~6 £ ${A_MONTH}? each`,
      `${PET} ~6, extra|additional £ ~2 ${A_MONTH}`,
      `${PET} ~6, plus|for|at £150 ~2 ${A_MONTH}`,
      `${PET} ~6, extra|additional|higher|larger|bigger|increased|second|separate ~3 deposit|rent|charge|fee|payment|bond`,
      `${PET} ~4, deposit|rent|bond ~2 increased|increases|higher|goes_up|rises|more|raised|doubled|up_by|increase`,
      `deposit|rent|bond ~3 increased|increases|higher|goes_up|rises|raised|more|increase ~3 ${PET}`,
      `£300 ~3 if|when|where|with ~4 ${PET}`,
      `£ or £ ~1 if|with ~3 ${PET}`,
      `surcharge|supplement|premium ~4 ${PET}`,
      `charge|charges|fee|fees|payment for|on ~2 ${PET}`,
      `charge|charges|pay|pays|cost|costs ~3 more|extra|additional ~3 ${PET}`,
      `with|for|if ~3 ${PET} ~2 deposit|rent|bond will|is|becomes|would`,
      `${PET} ~5, another|add|adds|plus £`,
      `if|with ~2 ${PET} ~2, £300`,
      `${PET} ~4, £100 ${A_MONTH}`,
      `${PET} ~4, additional|extra cost|costs|charge|charges|fee|fees`,
      `${PET} ~4, surcharge|supplement|premium`,
      `£ ${PET} ~2 deposit|rent|fee|charge|bond`,
      `${PET} bond|levy|tax|money|clean|cleaning £`,
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
    unlessNear:
      'without shop groomer groomers sitter walker vet vets bills bill parking garage storage water council walking gym wifi broadband',
  },
} as const satisfies Readonly<Record<string, PhraseTable>>;
