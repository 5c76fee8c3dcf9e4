import { emailProblem } from '../../accounts/contact-details.ts';
import type { Refusal } from '../../accounts/sign-up-rules.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters } from '../../visible-text.ts';

export const ticketUserTypes = ['tenant', 'landlord', 'agent', 'other'] as const;
export const ticketSubjects = ['account', 'listing', 'application', 'billing', 'technical', 'other'] as const;
export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const ticketStatuses = ['open', 'in-progress', 'waiting', 'resolved', 'closed'] as const;
/** Data protection complaints are tickets with their own form. */
export const ticketKinds = ['help', 'data-complaint'] as const;
export type TicketUserType = (typeof ticketUserTypes)[number];
export type TicketSubject = (typeof ticketSubjects)[number];
export type TicketPriority = (typeof ticketPriorities)[number];
export type TicketStatus = (typeof ticketStatuses)[number];
export type TicketKind = (typeof ticketKinds)[number];

export const MAX_TICKET_NAME = 160;
export const MAX_TICKET_MESSAGE = 5_000;
/** Of both sides together, including the first message. */
export const MAX_TICKET_MESSAGES = 100;
export const REPLY_HOURS = 24;

export interface TicketFields {
  readonly name: string;
  readonly email: string;
  readonly userType: string;
  readonly subject: string;
  readonly priority: string;
  readonly message: string;
}

export const ticketSentences = {
  required: 'Please fill in all required fields.',
  sent: `Support ticket submitted successfully! We'll get back to you within ${REPLY_HOURS} hours.`,
  failed: 'Failed to submit support ticket. Please try again.',
  broken: 'An error occurred while submitting your ticket. Please try again.',
} as const;

const prompts: Readonly<Record<keyof TicketFields, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  userType: 'Choose what best describes you.',
  subject: 'Choose what it’s about.',
  priority: 'Choose how urgent it is.',
  message: 'Tell us what we can do for you.',
};

/** The contact page asks for every field; other clients of the call may leave the three choices out. */
export const requiredOnContactPage = ['name', 'email', 'userType', 'subject', 'priority', 'message'] as const;
export const requiredTicketFields = ['name', 'email', 'message'] as const;

export const ticketRefusal = (ticket: TicketFields, required: readonly (keyof TicketFields)[]): Refusal | null =>
  emptyFieldsRefusal(ticket, required, prompts) ?? malformedRefusal(malformed(ticket));

/** Names every empty field at once. */
export function emptyFieldsRefusal<Name extends string>(
  values: Readonly<Record<Name, string>>,
  required: readonly Name[],
  prompts: Readonly<Record<Name, string>>,
): Refusal | null {
  const empty = required.filter((name) => values[name].trim() === '');
  const fields = Object.fromEntries(empty.map((name) => [name, prompts[name]]));
  return empty.length > 0 ? { message: ticketSentences.required, fields } : null;
}

export function malformedRefusal(fields: Readonly<Record<string, string>>): Refusal | null {
  const first = Object.values(fields)[0];
  return first === undefined ? null : { message: first, fields };
}

/** Name and email address of somebody who writes to us. */
export function malformedSender(name: string, email: string): Record<string, string> {
  const invalidEmail = emailProblem(email);
  return {
    ...(hasHiddenCharacters(name) && { name: HIDDEN_CHARACTERS }),
    ...(name.trim().length > MAX_TICKET_NAME && { name: `Use at most ${MAX_TICKET_NAME} characters.` }),
    ...(invalidEmail && { email: invalidEmail }),
  };
}

function malformed({ name, email, userType, subject, priority, message }: TicketFields): Record<string, string> {
  return {
    ...malformedSender(name, email),
    ...(!isChoice(ticketUserTypes, userType) && { userType: prompts.userType }),
    ...(!isChoice(ticketSubjects, subject) && { subject: prompts.subject }),
    ...(!isChoice(ticketPriorities, priority) && { priority: prompts.priority }),
    ...(message.trim().length > MAX_TICKET_MESSAGE && { message: `Use at most ${MAX_TICKET_MESSAGE} characters.` }),
  };
}

/** An empty choice is valid here; the caller's `required` decides whether it may be empty. */
const isChoice = (choices: readonly string[], value: string): boolean => value === '' || choices.includes(value);

/** Whether support knows who wrote: names and addresses in a ticket are whatever its sender typed. */
export const senderIdentity = (signedInAs: { readonly name: string; readonly email: string } | null): string =>
  signedInAs ? `Signed in as ${signedInAs.name} (${signedInAs.email})` : 'Not verified: sent without signing in';
