import { describe, expect, it } from 'vitest';
import {
  MAX_TICKET_MESSAGE,
  requiredOnContactPage,
  requiredTicketFields,
  ticketRefusal,
  ticketSentences,
} from './tickets.ts';

const ticket = {
  name: 'Maya Reed',
  email: 'maya@tenant.example',
  userType: 'tenant',
  subject: 'account',
  priority: 'low',
  message: 'I cannot find my verification mail.',
};

describe('a support ticket', () => {
  it('is accepted when complete', () => {
    expect(ticketRefusal(ticket, requiredOnContactPage)).toBeNull();
  });

  it.each(requiredOnContactPage)('from the contact page needs %s', (name) => {
    const refusal = ticketRefusal({ ...ticket, [name]: ' ' }, requiredOnContactPage);
    expect(refusal?.message).toBe('Please fill in all required fields.');
    expect(Object.keys(refusal?.fields ?? {})).toEqual([name]);
  });

  it('from elsewhere needs name, email and message only', () => {
    expect(ticketRefusal({ ...ticket, userType: '', subject: '', priority: '' }, requiredTicketFields)).toBeNull();
    expect(ticketRefusal({ ...ticket, message: '' }, requiredTicketFields)?.fields).toHaveProperty('message');
  });

  it.each([
    ['email', 'maya@'],
    ['userType', 'admin'],
    ['subject', 'money'],
    ['priority', 'now'],
    ['name', 'x'.repeat(161)],
    ['message', 'x'.repeat(MAX_TICKET_MESSAGE + 1)],
  ])('with a %s that makes no sense is refused at that field', (name, value) => {
    const refusal = ticketRefusal({ ...ticket, [name]: value }, requiredOnContactPage);
    expect(Object.keys(refusal?.fields ?? {})).toEqual([name]);
    expect(refusal?.message).not.toBe(ticketSentences.required);
  });

  it('promises an answer within 24 hours', () => {
    expect(ticketSentences.sent).toBe("Support ticket submitted successfully! We'll get back to you within 24 hours.");
  });
});
