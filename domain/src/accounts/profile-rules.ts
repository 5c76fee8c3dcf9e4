import { looksLikeEmail } from './email-address.ts';
import { looksLikePhone } from './phone-number.ts';
import { MAX_NAME_LENGTH, type Refusal } from './sign-up-rules.ts';

export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The sentences of document 2, sections 5 and 8. */
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

/** What is wrong with a profile, or null. The form asks before it sends, the server decides with the same rules. */
export function profileRefusal(form: ProfileFields): Refusal | null {
  const fields: Record<string, string> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (form[name].trim() === '') fields[name] = profileSentences[name];
    else if (form[name].trim().length > MAX_NAME_LENGTH) fields[name] = profileSentences.nameLength;
  }
  if (form.email.trim() === '') fields.email = profileSentences.email;
  else if (!looksLikeEmail(form.email)) fields.email = profileSentences.emailForm;
  if (form.phone.trim() === '') fields.phone = profileSentences.phone;
  else if (!looksLikePhone(form.phone)) fields.phone = profileSentences.phoneForm;
  const [first] = Object.values(fields);
  return first === undefined ? null : { message: first, fields };
}
