import type { ClaimNotice } from '../../listings/law/claim-words.ts';
import type { Claim } from '../../listings/law/claims.ts';
import { hiddenCharactersProblem } from '../../visible-text.ts';

/** What an applicant says of a letting that is not an ordinary one; empty for all others. */
export interface ClaimAnswers {
  /** The claims that the applicant has read and confirmed. */
  readonly understood?: readonly Claim[];
  readonly companyName?: string;
  readonly companyNumber?: string;
  /** Where a student of a student block studies. */
  readonly placeOfStudy?: string;
}

export const MAX_COMPANY_NAME = 160;
/** As people type it, with spaces; stored it has eight characters. */
export const MAX_COMPANY_NUMBER = 12;
export const MAX_PLACE_OF_STUDY = 120;

export const claimSentences = {
  companyOnly:
    'The landlord only lets this home to companies, so you can’t rent it in your own name. Company lets give you less legal protection. If you’re applying on behalf of a company, enter its name.',
  companyNumber: 'Enter the company number from Companies House, like 01234567 or SC123456.',
  placeOfStudy: 'Only students can rent this home. Enter the university or college where you’ll study.',
} as const;

const COMPANY_NUMBER_LENGTH = 8;

/** Companies House numbers have eight characters; people leave leading zeros and spaces out. Null for other texts. */
export function readCompanyNumber(typed: string): string | null {
  if (typed.length > MAX_COMPANY_NUMBER) return null;
  const plain = typed.replaceAll(' ', '').toUpperCase();
  if (/^\d{5,8}$/.test(plain)) return plain.padStart(COMPANY_NUMBER_LENGTH, '0');
  return /^[A-Z]{2}\d{6}$/.test(plain) ? plain : null;
}

const namesNothing = (text: string | undefined): text is undefined | '' => text === undefined || text.trim() === '';

type Problems = Readonly<Record<string, string>>;

/** What is missing of the answers that these claims ask for, by field. */
export function claimAnswerProblems(
  notices: readonly Pick<ClaimNotice, 'claim' | 'confirm'>[],
  { understood = [], companyName, companyNumber = '', placeOfStudy }: ClaimAnswers,
): Problems {
  const has = (claim: Claim) => notices.some((notice) => notice.claim === claim);
  const unconfirmed = notices.find(({ claim }) => !understood.includes(claim));
  const company = has('company-let') ? companyProblems(companyName, companyNumber) : {};
  const study = has('student-block') ? textProblem('placeOfStudy', placeOfStudy, claimSentences.placeOfStudy) : {};
  return {
    ...company,
    ...study,
    ...(unconfirmed && {
      understood: `Read what’s different about this letting, then confirm: “${unconfirmed.confirm}”.`,
    }),
  };
}

const textProblem = (field: string, text: string | undefined, missing: string): Problems => {
  const problem = namesNothing(text) ? missing : hiddenCharactersProblem(text);
  return problem === null ? {} : { [field]: problem };
};

const companyProblems = (name: string | undefined, number: string): Problems => ({
  ...textProblem('companyName', name, claimSentences.companyOnly),
  ...(readCompanyNumber(number) === null && { companyNumber: claimSentences.companyNumber }),
});

/** What is stored: nothing that the home does not ask for. */
export function askedAnswers(notices: readonly Pick<ClaimNotice, 'claim'>[], answers: ClaimAnswers): ClaimAnswers {
  if (notices.length === 0) return {};
  const asked = notices.map(({ claim }) => claim);
  const { companyName = '', companyNumber = '', placeOfStudy = '' } = answers;
  return {
    understood: asked,
    ...(asked.includes('company-let') && {
      companyName: companyName.trim(),
      companyNumber: readCompanyNumber(companyNumber) ?? '',
    }),
    ...(asked.includes('student-block') && { placeOfStudy: placeOfStudy.trim() }),
  };
}
