import type { Refusal } from '../../accounts/sign-up-rules.ts';
import { emptyFieldsRefusal, malformedRefusal, malformedSender } from './tickets.ts';

export interface DataComplaintFields {
  readonly name: string;
  readonly email: string;
  readonly whatHappened: string;
  readonly wanted: string;
}

export const dataComplaintFields = ['name', 'email', 'whatHappened', 'wanted'] as const;

/** Both texts with their headings fit into a ticket. */
export const MAX_COMPLAINT_TEXT = 4_000;

/** Data Protection Act 2018, s. 164A, inserted by the Data (Use and Access) Act 2025, s. 103. */
export const ACKNOWLEDGE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Until this date the complaint is acknowledged, with its progress if there is no outcome yet. */
export const acknowledgeBy = (received: Date): Date => new Date(received.getTime() + ACKNOWLEDGE_DAYS * DAY_MS);

export const complaintSentences = {
  sent: 'We’ve received your complaint and emailed you to confirm it.',
  failed: 'We couldn’t send your complaint. Please try again.',
} as const;

const prompts: Readonly<Record<keyof DataComplaintFields, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  whatHappened: 'Tell us what happened.',
  wanted: 'Tell us what you would like us to do.',
};

export const dataComplaintRefusal = (complaint: DataComplaintFields): Refusal | null =>
  emptyFieldsRefusal(complaint, dataComplaintFields, prompts) ?? malformedRefusal(malformed(complaint));

const tooLong = (max: number) => `Use at most ${max} characters.`;

const malformed = ({ name, email, whatHappened, wanted }: DataComplaintFields): Record<string, string> => ({
  ...malformedSender(name, email),
  ...(whatHappened.trim().length > MAX_COMPLAINT_TEXT && { whatHappened: tooLong(MAX_COMPLAINT_TEXT) }),
  ...(wanted.trim().length > MAX_COMPLAINT_TEXT && { wanted: tooLong(MAX_COMPLAINT_TEXT) }),
});

export const complaintMessage = ({ whatHappened, wanted }: DataComplaintFields): string =>
  `What happened:\n${whatHappened.trim()}\n\nWhat they would like:\n${wanted.trim()}`;
