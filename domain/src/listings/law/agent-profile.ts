import { emptyListingForm } from '../form/listing-form.ts';
import { assessListing } from './assess.ts';
import { factsOfForm } from './facts.ts';
import type { Finding } from './rule.ts';

/** What an agent says of the agency in words that are shown with every home. */
const agentProfileFields = ['companyName', 'redressScheme', 'clientMoneyProtection'] as const;
export type AgentProfile = Readonly<Record<(typeof agentProfileFields)[number], string>>;

export const agentProfileTexts = (profile: AgentProfile): readonly string[] =>
  agentProfileFields.map((name) => profile[name]).filter((text) => text !== '');

/** What keeps homes from going live in one of these texts; an agency has homes in any nation. */
export function assessProfileText(text: string, on: string): readonly Finding[] {
  const facts = factsOfForm(emptyListingForm, 'agent', { agentProfile: [text] });
  return assessListing({ ...facts, postcodeKnown: true }, on).filter(({ field }) => field === 'agentProfile');
}
