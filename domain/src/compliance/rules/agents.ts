import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const forAgents = (sentence: string) => (facts: ListingFacts) => (facts.lister === 'agent' ? sentence : null);

const missingFees = ({ lister, agentFees }: ListingFacts): string | null =>
  lister === 'agent' && agentFees.trim() === ''
    ? 'Please say what you charge tenants, or add a link to your fees.'
    : null;

/** "None", "No fees", "£0", "Nothing to pay". */
const saysNoFees = /^\s*(?:none|nil|nothing|no\b|zero|£?\s*0+(?:\.0+)?\b|n\/a|-)/i;

export const agentRules: readonly Rule[] = [
  {
    id: 'england-agent-fees',
    nations: ['england'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-05-27',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents(
      'Agents show their fees or a link to them, their redress scheme and their client money protection.',
    ),
    finding: missingFees,
  },
  {
    id: 'wales-agent-fees',
    nations: ['wales'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-11-23',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents('Agents show their fees.'),
    finding: missingFees,
  },
  {
    id: 'scotland-agent-fees',
    nations: ['scotland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2012-11-30',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    note: forAgents('Tenants may not be charged any fees in Scotland.'),
    finding: ({ lister, agentFees }) =>
      lister === 'agent' && agentFees.trim() !== '' && !saysNoFees.test(agentFees)
        ? 'Tenants may not be charged any fees in Scotland. Please take them out, or write “None”.'
        : null,
  },
  {
    id: 'northern-ireland-agent-fees',
    nations: ['northern-ireland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '1986-12-01',
    citation: 'Commission on Disposals of Land (Northern Ireland) Order 1986',
    note: forAgents('What tenants may be charged is limited: work done for the landlord is paid by the landlord.'),
  },
];
