import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { type OwnReplies, ReplyTimesSection } from './own-reply-times.tsx';

const none: OwnReplies = { shown: null, enquiries: 0, answered: 0, answeredWithinDay: 0, waiting: [] };
const show = (changes: Partial<OwnReplies>) => renderPage(<ReplyTimesSection {...none} {...changes} />, '/dashboard');
const enquiry = {
  propertyId: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11',
  title: 'Canal flat',
  askedAt: '2026-11-12T10:00:00.000Z',
};

test('says nothing before the first enquiry', () => {
  show({});
  expect(screen.queryByRole('heading', { name: 'Your reply times' })).toBeNull();
});

test('tells a lister what is public, and what counts', () => {
  const shown = { rate: 80, medianMinutes: 150, withinDay: true };
  show({ shown, enquiries: 10, answered: 8, answeredWithinDay: 8 });
  screen.getByText('Answers 80% of enquiries, usually within 3 working hours');
  screen.getByText('Answers within a day');
  screen.getByText(/In the last 90 days you replied to 8 of 10 enquiries, 8 within a working day/);
  expect(screen.getByRole('link', { name: 'What counts' }).getAttribute('href')).toBe('/help/reply-times');
});

test('lists the enquiries that wait, the late ones marked, each with the way to answer it', () => {
  show({
    enquiries: 1,
    waiting: [
      { ...enquiry, isLate: true, conversationId: 'c1', applicationId: null },
      { ...enquiry, isLate: false, conversationId: null, applicationId: 'a1' },
    ],
  });
  screen.getByText(/Tenants will be able to see how quickly you reply once you’ve had 5 enquiries/);
  const [message, application] = screen.getAllByRole('listitem');
  expect(message?.textContent).toContain('Message from 12 Nov 2026 about “Canal flat”Counts as unanswered');
  expect(message?.querySelector('a')?.getAttribute('href')).toBe('/messages?conversation=c1');
  expect(application?.textContent).toBe('Application from 12 Nov 2026 about “Canal flat”');
  expect(application?.querySelector('a')?.getAttribute('href')).toBe('/applications?id=a1');
});
