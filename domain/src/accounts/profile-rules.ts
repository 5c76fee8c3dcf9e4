import { ownValue } from '../code-table.ts';
import { formatCount } from '../money.ts';
import { isPlainDate } from '../plain-date.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters } from '../visible-text.ts';
import { emailProblem, looksLikePhone } from './contact-details.ts';
import { MAX_BUDGET_POUNDS, MAX_PREFERRED_AREA_LENGTH } from './preferences.ts';
import { isSendableName, UNSENDABLE_NAME } from './sendable-name.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_LICENCE_LENGTH,
  MAX_NAME_LENGTH,
  type Refusal,
} from './sign-up-rules.ts';

export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export const profileSentences = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  emailForm: 'Please enter a valid email address',
  phone: 'Phone number is required',
  phoneForm: 'Enter a phone number with 7 to 15 digits.',
  nameLength: `Use at most ${MAX_NAME_LENGTH} characters.`,
  saved: 'Profile updated successfully.',
  savedWithNewEmail: 'Profile updated successfully. Please verify your new email address.',
} as const;

/** Used by the form before it sends and by the server. */
export function profileRefusal(form: ProfileFields): Refusal | null {
  const fields: Record<string, string> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (form[name].trim() === '') fields[name] = profileSentences[name];
    else if (form[name].trim().length > MAX_NAME_LENGTH) fields[name] = profileSentences.nameLength;
    else if (hasHiddenCharacters(form[name])) fields[name] = HIDDEN_CHARACTERS;
    else if (!isSendableName(form[name])) fields[name] = UNSENDABLE_NAME;
  }
  if (form.email.trim() === '') fields.email = profileSentences.email;
  else {
    const problem = emailProblem(form.email);
    if (problem) fields.email = problem;
  }
  if (form.phone.trim() === '') fields.phone = profileSentences.phone;
  else if (!looksLikePhone(form.phone)) fields.phone = profileSentences.phoneForm;
  const [first] = Object.values(fields);
  return first === undefined ? null : { message: first, fields };
}

export const MAX_SCHEME_LENGTH = 100;
export const MAX_LINK_LENGTH = 500;

/** Empty texts and nulls mean that the tenant did not say. */
export interface TenantDetails {
  readonly maxBudget: number | null;
  readonly preferredArea: string;
  readonly moveInDate: string;
}

/** Includes what the law requires agents to show (Consumer Rights Act 2015, s. 83). */
export interface AgencyDetails {
  readonly companyName: string;
  readonly licenseNumber: string;
  readonly registrationNumber: string;
  readonly tradingAddress: string;
  readonly redressScheme: string;
  readonly redressNumber: string;
  readonly clientMoneyProtection: string;
  readonly feesLink: string;
}

export interface LandlordDetails {
  readonly landlordAddress: string;
  readonly registrationNumber: string;
}

const agencyLimits: Readonly<Record<keyof AgencyDetails, number>> = {
  companyName: MAX_COMPANY_LENGTH,
  licenseNumber: MAX_LICENCE_LENGTH,
  registrationNumber: MAX_LICENCE_LENGTH,
  tradingAddress: MAX_ADDRESS_LENGTH,
  redressScheme: MAX_SCHEME_LENGTH,
  redressNumber: MAX_LICENCE_LENGTH,
  clientMoneyProtection: MAX_SCHEME_LENGTH,
  feesLink: MAX_LINK_LENGTH,
};

const landlordLimits: Readonly<Record<keyof LandlordDetails, number>> = {
  landlordAddress: MAX_ADDRESS_LENGTH,
  registrationNumber: MAX_LICENCE_LENGTH,
};

export function tenantDetailsRefusal({ maxBudget, preferredArea, moveInDate }: TenantDetails): Refusal | null {
  return refusalOf({
    ...malformedTexts({ preferredArea }, { preferredArea: MAX_PREFERRED_AREA_LENGTH }),
    ...(maxBudget !== null &&
      (!Number.isInteger(maxBudget) || maxBudget < 1 || maxBudget > MAX_BUDGET_POUNDS) && {
        maxBudget: `Enter a whole number of pounds a month, up to £${formatCount(MAX_BUDGET_POUNDS)}.`,
      }),
    ...(moveInDate !== '' && !isPlainDate(moveInDate) && { moveInDate: 'Enter a date such as 2026-12-03.' }),
  });
}

export function agencyDetailsRefusal(details: AgencyDetails): Refusal | null {
  return refusalOf({
    ...missing(details, {
      companyName: "Enter your company's name.",
      registrationNumber: "Enter your company's registration number.",
      tradingAddress: 'Enter your trading address.',
    }),
    ...(!isSendableName(details.companyName) && { companyName: UNSENDABLE_NAME }),
    ...malformedTexts({ ...details }, agencyLimits),
    ...(details.feesLink.trim() !== '' &&
      !isWebLink(details.feesLink) && {
        feesLink: 'Enter the full web address, starting with https:// or http://.',
      }),
  });
}

export const landlordDetailsRefusal = (details: LandlordDetails): Refusal | null =>
  refusalOf({
    ...missing(details, { landlordAddress: 'Enter your address.' }),
    ...malformedTexts({ ...details }, landlordLimits),
  });

const webLink = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/i;

/** Accepts http and https without user name and password only, because strangers follow the link. */
export const isWebLink = (text: string): boolean => webLink.test(text.trim());

const missing = <T extends object>(details: T, sentences: Partial<Record<keyof T, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).filter(([name]) => String(details[name as keyof T]).trim() === '') as [string, string][],
  );

/** Longer than their limits, or with invisible characters. */
const malformedTexts = (
  details: Readonly<Record<string, string>>,
  limits: Readonly<Record<string, number>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) => {
      const text = ownValue(details, name) ?? '';
      if (text.trim().length > limit) return [[name, `Use at most ${limit} characters.`]];
      return hasHiddenCharacters(text) ? [[name, HIDDEN_CHARACTERS]] : [];
    }),
  );

function refusalOf(fields: Readonly<Record<string, string>>): Refusal | null {
  const [first] = Object.values(fields);
  return first === undefined ? null : { message: first, fields };
}
