import { studentCodeLabels } from '../../homes/vocabulary.ts';
import { type Claim, claimsOf } from './claims.ts';
import type { ListingFacts } from './facts.ts';

type Said = Pick<
  ListingFacts,
  'nation' | 'tenancyExemption' | 'sharedWithLandlord' | 'studentCode' | 'studentProvider' | 'holidayWeeks'
>;

/** What readers are told of a letting that is not an ordinary one. */
export interface ClaimNotice {
  readonly claim: Claim;
  readonly title: string;
  readonly text: string;
  /** What an applicant confirms. */
  readonly confirm: string;
}

interface ClaimWords {
  readonly title: string;
  readonly text: (said: Said) => string;
  readonly confirm: string;
  /** What the moderator is asked to check. */
  readonly check: string;
}

const LESS_PROTECTION =
  'It won’t be an assured tenancy, so it can have a fixed term and you’re less protected from eviction.';
const NO_LIMITS = 'The usual limits on deposits, fees and rent in advance don’t apply.';

const words: Readonly<Record<Claim, ClaimWords>> = {
  'company-let': {
    title: 'Only companies can rent this home',
    text: () => `The tenant has to be a company, so you can’t rent this home in your own name. ${NO_LIMITS}`,
    confirm: 'I’m applying on behalf of a company, which would be the tenant',
    check:
      'It’s let to companies only, which lifts the ban on fixed terms and the limits on deposits, fees and rent in advance. Check that the advert isn’t meant for people looking for a home.',
  },
  lodger: {
    title: 'You’d be a lodger in the landlord’s home',
    text: () =>
      'The landlord lives here and shares the kitchen or bathroom with you. A lodger isn’t protected from eviction like a tenant is. The landlord only has to give you reasonable notice.',
    confirm: 'I understand that I’d be a lodger',
    check:
      'It’s let to a lodger, which lifts the ban on fixed terms and the limit on rent in advance. Check that the landlord really lives there.',
  },
  'resident-landlord': {
    title: 'The landlord lives in this building',
    text: () => LESS_PROTECTION,
    confirm: 'I understand that the landlord lives in the building',
    check:
      'The listing says the landlord lives in the building, which lifts the ban on fixed terms and the limit on rent in advance. Check that it isn’t a block of flats.',
  },
  'rent-over-100000': {
    title: 'The rent is above £100,000 a year',
    text: () => `${LESS_PROTECTION} ${NO_LIMITS}`,
    confirm: 'I understand that this isn’t an assured tenancy',
    check:
      'Its rent is above £100,000 a year, which lifts the ban on fixed terms and the limits on deposits, fees and rent in advance. Check that the rent isn’t a typing mistake.',
  },
  'student-block': {
    title: 'Only students can rent this home',
    text: ({ studentProvider, studentCode }) =>
      `It’s in a student block run by ${studentProvider.trim() || 'an unnamed provider'}${studentCode === '' ? '' : `, a member of the ${studentCodeLabels[studentCode]}`}. ${LESS_PROTECTION}`,
    confirm: 'I’ll be a student while I live there',
    check:
      'The listing says it’s in an approved student block, which lifts the ban on fixed terms and the limit on rent in advance. Check that the provider is on the code’s list of members.',
  },
  'holiday-let': {
    title: 'This home is a holiday let',
    text: ({ holidayWeeks }) =>
      `You can’t make this your home${holidayWeeks === null ? '' : `, but you can stay for up to ${holidayWeeks === 1 ? 'one week' : `${holidayWeeks} weeks`}`}. ${NO_LIMITS}`,
    confirm: 'I’d be there on holiday, and my home is somewhere else',
    check:
      'The listing says it’s a holiday let, which lifts the ban on fixed terms and the limits on deposits, fees and rent in advance. Check that it isn’t meant for someone to live in.',
  },
  'shared-with-landlord': {
    title: 'You’d share this home with the landlord',
    text: () => 'The landlord lives here and uses the same kitchen or bathroom.',
    confirm: 'I understand that I’d share the home with the landlord',
    check:
      'It’s shared with the landlord, so some rules against discrimination don’t apply when they choose who to live with. Check that only part of the home is being let.',
  },
};

/** A lodger always shares the home, so that is said once. */
export const claimNotices = (said: Said): readonly ClaimNotice[] =>
  claimsOf(said).flatMap((claim, _at, all) =>
    claim === 'shared-with-landlord' && all.includes('lodger')
      ? []
      : [{ claim, title: words[claim].title, text: words[claim].text(said), confirm: words[claim].confirm }],
  );

/** What a moderator should check of each claim. */
export const claimChecks = (said: Pick<Said, 'nation' | 'tenancyExemption' | 'sharedWithLandlord'>) =>
  claimsOf(said).map((claim) => ({ claim, sentence: words[claim].check }));
