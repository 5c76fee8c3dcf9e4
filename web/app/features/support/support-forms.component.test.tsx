import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  connectionLost,
  descriptionOf,
  field,
  fill,
  heldReply,
  refusal,
  renderPage,
  stubServer,
  submitButton,
  success,
} from '../../testing/render-page.tsx';
import { storeSession } from '../session/index.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ContactForm } from './contact-form.tsx';

const ticket = {
  name: 'Maya Shah',
  email: 'maya@tenant.example',
  userType: 'tenant',
  subject: 'account',
  priority: 'urgent',
  message: 'I cannot change my photo.',
};

describe('the contact form', () => {
  it.each(Object.keys(ticket))('is not sent without %s', async (missing) => {
    const { sent } = stubServer(success());
    const { user } = renderPage(<ContactForm />);
    fill(Object.fromEntries(Object.entries(ticket).filter(([name]) => name !== missing)));
    await user.click(submitButton());
    expect(await alertText()).toBe('Please fill in all required fields.');
    expect(field(missing).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(missing)).not.toBe('');
    expect(document.activeElement).toBe(field(missing));
    expect(sent).toEqual([]);
  });

  it('is sent once, says so meanwhile and names the ticket', async () => {
    const { promise, release } = heldReply(success({ id: 'LF-7KQ2-M9XA' }));
    const { sent } = stubServer(promise);
    const { user } = renderPage(<ContactForm />);
    fill(ticket);
    await user.dblClick(submitButton());
    expect(submitButton().textContent).toBe('Submitting...');
    release();
    expect(await alertText()).toBe("Support ticket submitted successfully! We'll get back to you within 24 hours.");
    expect(screen.getByText('LF-7KQ2-M9XA')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([ticket]);
    expect(field('message').value).toBe('');
  });

  it('tells failures in the documented words and keeps what was typed', async () => {
    const server = stubServer({ status: 500, body: { success: false } });
    const { user } = renderPage(<ContactForm />);
    fill(ticket);
    for (const [reply, sentence] of [
      [refusal(), 'Failed to submit support ticket. Please try again.'],
      [refusal('We know this one.'), 'We know this one.'],
      [connectionLost, 'An error occurred while submitting your ticket. Please try again.'],
    ] as const) {
      server.replyWith(reply);
      await user.click(submitButton());
      await waitFor(async () => expect(await alertText()).toBe(sentence));
    }
    expect(field('message').value).toBe(ticket.message);
  });

  it('begins with what is known of somebody signed in', async () => {
    const user = { firstName: 'Sam', lastName: 'Field', email: 'sam@landlord.example', userType: 'landlord' } as const;
    storeSession(user, 'opaque');
    renderPage(<ContactForm />);
    await waitFor(() => expect(field('name').value).toBe('Sam Field'));
    expect([field('email').value, field('userType').value]).toEqual(['sam@landlord.example', 'landlord']);
  });
});

describe('the complaint about data', () => {
  const complaint = {
    name: 'Maya Shah',
    email: 'maya@tenant.example',
    whatHappened: 'You kept my old address.',
    wanted: 'Erase it.',
  };

  it('is not sent before every field is filled in', async () => {
    const { sent } = stubServer(success());
    const { user } = renderPage(<ComplaintForm />);
    await user.click(submitButton());
    expect(await alertText()).toBe('Please fill in all required fields.');
    for (const name of Object.keys(complaint)) {
      expect(field(name).getAttribute('aria-invalid'), name).toBe('true');
      expect(descriptionOf(name), name).not.toBe('');
    }
    expect(sent).toEqual([]);
  });

  it('is confirmed with its reference and dates', async () => {
    const data = {
      id: 'LF-7KQ2-M9XA',
      receivedAt: '2026-11-15T10:00:00.000Z',
      acknowledgeBy: '2026-12-15T10:00:00.000Z',
    };
    stubServer(success(data));
    const { user } = renderPage(<ComplaintForm />);
    fill(complaint);
    await user.click(submitButton());
    expect(await screen.findByText('LF-7KQ2-M9XA')).toBeTruthy();
    expect(document.body.textContent).toContain('received on 15 Nov 2026');
    expect(document.body.textContent).toContain('by 15 Dec 2026');
  });

  it.each([
    ['a refusal', refusal('Too many tries.'), 'Too many tries.'],
    ['a refusal without words', refusal(), 'We could not send your complaint. Please try again.'],
    ['a broken connection', connectionLost, 'We could not send your complaint. Please try again.'],
  ])('tells of %s', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = renderPage(<ComplaintForm />);
    fill(complaint);
    await user.click(submitButton());
    expect(await alertText()).toBe(sentence);
  });
});
