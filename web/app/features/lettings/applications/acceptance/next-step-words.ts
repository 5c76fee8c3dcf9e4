import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import { depositRuleOf, type NextStep } from '@letfair/domain/lettings/applications/next-steps';
import { schemesOf } from '@letfair/domain/listings/certificates/kinds';
import type { Nation } from '@letfair/domain/search/places/nations';

/** What each step is called, to whom. */
const stepWords: Readonly<Record<ApplicationSide, Readonly<Record<NextStep, string>>>> = {
  tenant: {
    viewing: 'See the home before you sign',
    references: 'The landlord or agent takes up your references',
    'right-to-rent': 'The landlord or agent checks your right to rent',
    contract: 'Read and sign the contract',
    'deposit-paid': 'The landlord or agent has received your deposit',
    'deposit-protected': 'The landlord or agent protects your deposit',
  },
  lister: {
    viewing: 'Show the home before signing',
    references: 'Take up references',
    'right-to-rent': 'Check the right to rent',
    contract: 'Sign the contract',
    'deposit-paid': 'Receive the deposit',
    'deposit-protected': 'Protect the deposit',
  },
};

/** For a tenant who has been to a viewing. */
const viewingAgain: Readonly<Record<ApplicationSide, string>> = {
  tenant: 'See the home once more',
  lister: 'Show the home once more',
};

export const stepName = (step: NextStep, reader: ApplicationSide, { hasViewed }: { readonly hasViewed: boolean }) =>
  step === 'viewing' && hasViewed ? viewingAgain[reader] : stepWords[reader][step];

/** For the viewing and the signing. */
export const whatToBring = (nation: Nation | null): readonly string[] => [
  'A passport, driving licence or another identity document',
  ...(nation === 'england' || nation === null
    ? ['For the right to rent check: a British or Irish passport, or a share code from GOV.UK']
    : []),
  'Payslips, bank statements or a letter from your employer, if the lister asks for proof of income',
  'The name and address of your last landlord, for a reference',
  'Your questions about the home and the contract',
];

/** How deposits are protected where the home is. */
export function depositProtection(nation: Nation | null): string {
  const { within, citation } = depositRuleOf(nation);
  const from = nation === 'scotland' ? '' : ' of receiving it';
  return `Whoever takes your deposit has to protect it within ${within}${from} with one of these schemes, and tell you which: ${schemesOf(nation).join(', ')} (${citation}).`;
}
