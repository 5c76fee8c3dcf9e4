import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import { depositRuleOf, type NextStep } from '@letfair/domain/lettings/applications/next-steps';
import { schemesOf } from '@letfair/domain/listings/certificates/kinds';
import type { Nation } from '@letfair/domain/search/places/nations';

/** What each step is called, to whom. */
const stepWords: Readonly<Record<ApplicationSide, (lister: string) => Readonly<Record<NextStep, string>>>> = {
  tenant: (lister) => ({
    viewing: 'See the home before you sign',
    references: `${lister} checks your references`,
    'right-to-rent': `${lister} checks your right to rent`,
    contract: 'Read and sign the contract',
    'deposit-paid': `${lister} receives your deposit`,
    'deposit-protected': `${lister} protects your deposit`,
  }),
  lister: () => ({
    viewing: 'Show the home before signing',
    references: 'Check references',
    'right-to-rent': 'Check the tenant’s right to rent',
    contract: 'Sign the contract',
    'deposit-paid': 'Receive the deposit',
    'deposit-protected': 'Protect the deposit',
  }),
};

interface SteppedApplication {
  readonly hasViewed: boolean;
  readonly lister: { readonly name: string };
}

/** For a tenant who has been to a viewing. */
const viewingAgain: Readonly<Record<ApplicationSide, string>> = {
  tenant: 'See the home again',
  lister: 'Show the home again',
};

export const stepName = (step: NextStep, reader: ApplicationSide, { hasViewed, lister }: SteppedApplication): string =>
  step === 'viewing' && hasViewed ? viewingAgain[reader] : stepWords[reader](lister.name)[step];

/** For the viewing and the signing. */
export const whatToBring = (nation: Nation | null): readonly string[] => [
  'A passport, driving licence or other proof of who you are',
  ...(nation === 'england' || nation === null
    ? ['A British or Irish passport, or a share code from GOV.UK, for the right to rent check']
    : []),
  'Payslips, bank statements or a letter from your employer, if you’re asked for proof of income',
  'The name and address of your last landlord, for a reference',
  'Any questions about the home and the contract',
];

/** How deposits are protected where the home is. */
export function depositProtection(nation: Nation | null, reader: ApplicationSide): string {
  const { within, citation } = depositRuleOf(nation);
  const from = nation === 'scotland' ? '' : ' of receiving it';
  return `Anyone who takes a deposit must protect it within ${within}${from} with one of these schemes, and tell ${reader === 'tenant' ? 'you' : 'the tenant'} which one they’ve used. The schemes are ${schemesOf(nation).join(', ')} (${citation}).`;
}
