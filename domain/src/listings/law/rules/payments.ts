import type { Nation } from '../../../search/places/nations.ts';
import { CLAIM_FACTS, isOutsideTenantFees } from '../claims.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';
import type { Wording } from '../wording/check-wording.ts';

const TENANT_FEES_ACT = 'Tenant Fees Act 2019, ss. 1–2 and Sch. 1';
const FEES_WALES_ACT = 'Renting Homes (Fees etc.) (Wales) Act 2019, ss. 2–4 and Sch. 1';
/** Held to cover what a tenant pays for work that the landlord's agent does: Loughran v Piney Rentals Ltd [2017] NICty 1. */
const COMMISSION_ORDER = 'Commission on Disposals of Land (Northern Ireland) Order 1986, art. 3';
/** It was made on 29 April 1986 and came into operation after four months. */
const COMMISSION_ORDER_FROM = '1986-08-30';
const RENT_SCOTLAND_ACT = 'Rent (Scotland) Act 1984, ss. 82 and 90';

const CHARGES: readonly Wording[] = ['charge', 'unnamed-charge', 'compulsory-charge', 'key-money'];

const fees = (
  nation: Nation,
  row: Pick<Rule, 'effectiveFrom' | 'citation'>,
  says: readonly Wording[],
  permitted: string,
): Rule => ({
  id: `${nation}-tenant-fees`,
  nations: [nation],
  field: 'propertyDescription',
  severity: 'block',
  ...row,
  note: () => `You can only charge tenants ${permitted}.`,
  reads: CLAIM_FACTS,
  wording: {
    says,
    unless: isOutsideTenantFees,
    sentence: (words) =>
      `“${words}” is a charge you can’t ask tenants for. Take it out. You can only ask for ${permitted}.`,
  },
});

const PERMITTED = 'rent, deposits up to the legal limit, and what the law allows for late rent, lost keys and changes';

const petCharges = (nation: Nation, row: Pick<Rule, 'effectiveFrom' | 'citation'>): Rule => ({
  id: `${nation}-pet-charges`,
  nations: [nation],
  field: 'petsConsidered',
  severity: 'block',
  ...row,
  reads: CLAIM_FACTS,
  wording: {
    says: ['pet-charge'],
    unless: isOutsideTenantFees,
    sentence: (words) =>
      `“${words}” asks for a payment for a pet, which isn’t allowed on top of the rent and deposit. Take it out. The deposit covers damage by pets.`,
  },
});

const saysAmount = /[£\d%]/;
/** "None", "No fees", "£0", "Nothing to pay". */
const saysNoFees = /^\s*(?:none|nil|nothing|no\b|zero|(?:£\s*)?0+(?:\.0+)?\b(?![.,]?\d)|n\/a|-)/i;
const chargesTenants = ({ lister, agentFees }: ListingFacts): boolean =>
  lister === 'agent' && agentFees.trim() !== '' && !saysNoFees.test(agentFees);

const forAgents = (sentence: string) => (facts: ListingFacts) => (facts.lister === 'agent' ? sentence : null);

const missingFees = ({ lister, agentFees, hasFeesLink }: ListingFacts): string | null =>
  lister === 'agent' && agentFees.trim() === '' && !hasFeesLink
    ? 'Please say what you charge tenants, or add a link to your fees.'
    : null;

const AGENT_FEES = ['lister', 'agentFees', 'hasFeesLink'] as const;

export const paymentRules: readonly Rule[] = [
  fees('england', { effectiveFrom: '2019-06-01', citation: TENANT_FEES_ACT }, CHARGES, PERMITTED),
  fees('wales', { effectiveFrom: '2019-09-01', citation: FEES_WALES_ACT }, CHARGES, PERMITTED),
  fees(
    'scotland',
    { effectiveFrom: '2012-11-30', citation: RENT_SCOTLAND_ACT },
    [...CHARGES, 'holding-charge'],
    'rent and a refundable deposit of at most two months’ rent',
  ),
  fees(
    'northern-ireland',
    { effectiveFrom: COMMISSION_ORDER_FROM, citation: COMMISSION_ORDER },
    CHARGES,
    'rent and deposits. Landlords pay for any work done on their behalf',
  ),
  petCharges('england', { effectiveFrom: '2019-06-01', citation: TENANT_FEES_ACT }),
  petCharges('wales', { effectiveFrom: '2019-09-01', citation: FEES_WALES_ACT }),
  {
    id: 'england-agent-fees',
    nations: ['england'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-05-27',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents(
      'Agents have to show their fees or a link to them, their redress scheme and their client money protection.',
    ),
    reads: AGENT_FEES,
    finding: missingFees,
  },
  {
    id: 'wales-agent-fees',
    nations: ['wales'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-11-23',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents('Agents have to show their fees.'),
    reads: AGENT_FEES,
    finding: missingFees,
  },
  {
    id: 'scotland-agent-fees',
    nations: ['scotland'],
    field: 'agentFees',
    severity: 'block',
    effectiveFrom: '2012-11-30',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    note: forAgents('You can’t charge tenants any fees in Scotland.'),
    reads: AGENT_FEES,
    finding: (facts) =>
      chargesTenants(facts) && saysAmount.test(facts.agentFees)
        ? 'You can’t charge tenants any fees in Scotland. Take them out, or write “None”.'
        : null,
  },
  {
    id: 'scotland-agent-fees-unclear',
    nations: ['scotland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2012-11-30',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    reads: AGENT_FEES,
    finding: (facts) =>
      chargesTenants(facts) && !saysAmount.test(facts.agentFees)
        ? 'You can’t charge tenants any fees in Scotland. Please write “None”.'
        : null,
  },
  {
    id: 'northern-ireland-agent-fees',
    nations: ['northern-ireland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: COMMISSION_ORDER_FROM,
    citation: COMMISSION_ORDER,
    note: forAgents('You can’t charge tenants for work done on the landlord’s behalf. The landlord has to pay for it.'),
  },
];
