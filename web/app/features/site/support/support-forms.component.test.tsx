import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { storeSession } from '../../accounts/session/index.ts';
import { ComplaintForm } from './complaint-page.tsx';
import { ContactForm } from './contact-page.tsx';

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
    const { sent } = stubServer(replies.success());
    const { user } = renderPage(<ContactForm />);
    page.fill(Object.fromEntries(Object.entries(ticket).filter(([name]) => name !== missing)));
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please fill in all required fields.');
    expect(page.field(missing).getAttribute('aria-invalid')).toBe('true');
    expect(page.descriptionOf(missing)).not.toBe('');
    expect(document.activeElement).toBe(page.field(missing));
    expect(sent).toEqual([]);
  });

  it('is sent once, says so in the meantime and names the ticket', async () => {
    const { promise, release } = replies.held(replies.success({ id: 'LF-7KQ2-M9XA' }));
    const { sent } = stubServer(promise);
    const { user } = renderPage(<ContactForm />);
    page.fill(ticket);
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Submitting...');
    release();
    expect(await page.alertText()).toBe(
      "Support ticket submitted successfully! We'll get back to you within 24 hours.",
    );
    expect(screen.getByText('LF-7KQ2-M9XA')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([ticket]);
    expect(page.field('message').value).toBe('');
  });

  it('tells failures in the documented words and keeps what was typed', async () => {
    const server = stubServer({ status: 500, body: { success: false } });
    const { user } = renderPage(<ContactForm />);
    page.fill(ticket);
    for (const [reply, sentence] of [
      [replies.refusal(), 'Failed to submit support ticket. Please try again.'],
      [replies.refusal('We know this one.'), 'We know this one.'],
      [replies.connectionLost, 'An error occurred while submitting your ticket. Please try again.'],
    ] as const) {
      server.replyWith(reply);
      await user.click(page.submitButton());
      await waitFor(async () => expect(await page.alertText()).toBe(sentence));
    }
    expect(page.field('message').value).toBe(ticket.message);
  });

  it('begins with what is known of someone signed in', async () => {
    const user = { firstName: 'Sam', lastName: 'Field', email: 'sam@landlord.example', userType: 'landlord' } as const;
    storeSession(user, 'opaque');
    renderPage(<ContactForm />);
    await waitFor(() => expect(page.field('name').value).toBe('Sam Field'));
    expect([page.field('email').value, page.field('userType').value]).toEqual(['sam@landlord.example', 'landlord']);
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
    const { sent } = stubServer(replies.success());
    const { user } = renderPage(<ComplaintForm />);
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please fill in all required fields.');
    for (const name of Object.keys(complaint)) {
      expect(page.field(name).getAttribute('aria-invalid'), name).toBe('true');
      expect(page.descriptionOf(name), name).not.toBe('');
    }
    expect(sent).toEqual([]);
  });

  it('is confirmed with its reference and dates', async () => {
    const data = {
      id: 'LF-7KQ2-M9XA',
      receivedAt: '2026-11-15T10:00:00.000Z',
      acknowledgeBy: '2026-12-15T10:00:00.000Z',
    };
    stubServer(replies.success(data));
    const { user } = renderPage(<ComplaintForm />);
    page.fill(complaint);
    await user.click(page.submitButton());
    expect(await screen.findByText('LF-7KQ2-M9XA')).toBeTruthy();
    expect(document.body.textContent).toContain('received on 15 Nov 2026');
    expect(document.body.textContent).toContain('by 15 Dec 2026');
  });

  it.each([
    ['a refusal', replies.refusal('Too many attempts.'), 'Too many attempts.'],
    ['a refusal without words', replies.refusal(), 'We couldn’t send your complaint. Please try again.'],
    ['a broken connection', replies.connectionLost, 'We couldn’t send your complaint. Please try again.'],
  ])('tells of %s', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = renderPage(<ComplaintForm />);
    page.fill(complaint);
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
  });
});
