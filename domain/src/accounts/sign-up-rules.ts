import { codeTable } from '../code-table.ts';
import { formatCount } from '../money.ts';
import { isPlainDate } from '../plain-date.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters } from '../visible-text.ts';
import { emailProblem, looksLikePhone } from './contact-details.ts';
import { MAX_BUDGET_POUNDS, MAX_PREFERRED_AREA_LENGTH, preferredPropertyTypes } from './preferences.ts';
import { isSendableName, UNSENDABLE_NAME } from './sendable-name.ts';
import { passwordProblem } from './sign-in-rules.ts';
import { isSignUpType } from './user-types.ts';

export const MAX_NAME_LENGTH = 80;
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_COMPANY_LENGTH = 150;
export const MAX_LICENCE_LENGTH = 60;

export interface SignUpFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly userType: string;
  readonly maxBudget?: number | null | undefined;
  readonly preferredArea?: string | null | undefined;
  readonly propertyType?: string | null | undefined;
  readonly moveInDate?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly licenseNumber?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
  readonly tradingAddress?: string | null | undefined;
  readonly landlordAddress?: string | null | undefined;
}

export interface Refusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const signUpSentences = {
  required: 'Please fill in all required fields.',
  agentRequired: 'Please fill in all required agent fields.',
  landlordRequired: 'Please fill in your address.',
  check: 'Please check the highlighted fields.',
} as const;

const required = ['firstName', 'lastName', 'email', 'password', 'phone'] as const;
const requiredOfAgents = ['companyName', 'registrationNumber', 'tradingAddress'] as const;

const labels = codeTable<string>({
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  password: 'Choose a password.',
  phone: 'Enter your phone number.',
  companyName: "Enter your company's name.",
  registrationNumber: "Enter your company's registration number.",
  tradingAddress: 'Enter your trading address.',
  landlordAddress: 'Enter your address.',
});

const limits: Readonly<Record<string, number>> = {
  firstName: MAX_NAME_LENGTH,
  lastName: MAX_NAME_LENGTH,
  companyName: MAX_COMPANY_LENGTH,
  licenseNumber: MAX_LICENCE_LENGTH,
  registrationNumber: MAX_LICENCE_LENGTH,
  tradingAddress: MAX_ADDRESS_LENGTH,
  landlordAddress: MAX_ADDRESS_LENGTH,
  preferredArea: MAX_PREFERRED_AREA_LENGTH,
};

/** What strangers read in emails that go out in the name of an account. */
const sentNames: readonly string[] = ['firstName', 'lastName', 'companyName'];

/**
 * Used by the form before it sends and by the server. Missing fields are reported before malformed ones. Who joins a
 * team has no agency or homes to tell of.
 */
export function signUpRefusal(
  form: SignUpFields,
  isCommonPassword?: (password: string) => boolean,
  isInvited = false,
): Refusal | null {
  return (
    missing(form, required, signUpSentences.required) ??
    (isSignUpType(form.userType)
      ? null
      : { message: signUpSentences.check, fields: { userType: 'Choose tenant, landlord or agent.' } }) ??
    (isInvited ? null : missingOfRole(form)) ??
    malformed(form, isCommonPassword)
  );
}

function missingOfRole(form: SignUpFields): Refusal | null {
  if (form.userType === 'agent') return missing(form, requiredOfAgents, signUpSentences.agentRequired);
  return form.userType === 'landlord' ? missing(form, ['landlordAddress'], signUpSentences.landlordRequired) : null;
}

function missing(form: SignUpFields, names: readonly (keyof SignUpFields)[], message: string): Refusal | null {
  const empty = names.filter((name) => isBlank(form[name]));
  if (empty.length === 0) return null;
  return { message, fields: Object.fromEntries(empty.map((name) => [name, labels.get(name) ?? 'This is required.'])) };
}

function malformed(form: SignUpFields, isCommonPassword?: (password: string) => boolean): Refusal | null {
  const fields: Record<string, string> = {};
  const email = emailProblem(form.email);
  if (email) fields.email = email;
  if (!looksLikePhone(form.phone)) fields.phone = 'Enter a phone number with 7 to 15 digits.';
  const password = passwordProblem(form.password, isCommonPassword);
  if (password) fields.password = password;
  for (const [name, limit] of Object.entries(limits)) {
    const value = form[name as keyof SignUpFields];
    if (typeof value !== 'string') continue;
    if (value.trim().length > limit) fields[name] = `Use at most ${limit} characters.`;
    else if (hasHiddenCharacters(value)) fields[name] = HIDDEN_CHARACTERS;
    else if (sentNames.includes(name) && !isSendableName(value)) fields[name] = UNSENDABLE_NAME;
  }
  Object.assign(fields, form.userType === 'tenant' ? malformedPreferences(form) : {});
  const first = Object.values(fields)[0];
  return first === undefined ? null : { message: first, fields };
}

function malformedPreferences(form: SignUpFields): Record<string, string> {
  const fields: Record<string, string> = {};
  const budget = form.maxBudget;
  if (budget != null && (!Number.isInteger(budget) || budget < 1 || budget > MAX_BUDGET_POUNDS))
    fields.maxBudget = `Enter a whole number of pounds a month, up to £${formatCount(MAX_BUDGET_POUNDS)}.`;
  if (form.propertyType && !(preferredPropertyTypes as readonly string[]).includes(form.propertyType))
    fields.propertyType = 'Choose flat, house, studio or room.';
  if (form.moveInDate && !isPlainDate(form.moveInDate)) fields.moveInDate = 'Enter a date such as 2026-12-03.';
  return fields;
}

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
