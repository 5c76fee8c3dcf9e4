import { emptyRenterProfile } from '@letfair/domain/lettings/applications/application-form';
import { claimSentences } from '@letfair/domain/lettings/applications/claim-answers';
import { claimNotices } from '@letfair/domain/listings/law/claim-words';
import { lawfulListing } from '@letfair/domain/listings/law/example-facts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { ApplyForm } from './apply-form.tsx';

const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
beforeEach(() => storeSession(maya as SessionUser, 'opaque'));

function open(claimed: Parameters<typeof lawfulListing>[1] = {}) {
  const server = stubServer(
    replyByCall({ 'PUT /api/renter-profile': emptyRenterProfile, 'POST /api/applications': {} }),
  );
  const onSent = vi.fn();
  const notices = claimNotices(lawfulListing('england', claimed));
  const home = {
    propertyId: 'home-1',
    title: 'Two rooms',
    price: 1_250,
    nation: 'england',
    notices,
    listerType: 'agent',
  } as const;
  const { user } = renderPage(<ApplyForm home={home} profile={emptyRenterProfile} onSent={onSent} />);
  const send = () => user.click(screen.getByRole('button', { name: 'Send application' }));
  const application = () => server.sent.find(({ path }) => path === '/api/applications')?.body;
  return { user, send, application, onSent };
}

it('asks nothing of companies or students for an ordinary home', async () => {
  const { send, application, onSent } = open();
  expect(screen.queryByLabelText(/company/i)).toBeNull();
  expect(screen.queryByLabelText(/university/i)).toBeNull();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(application()).toMatchObject({ propertyId: 'home-1' });
  expect(application()).not.toHaveProperty('understood');
});

it('tells a private person that only companies can rent the home, and sends nothing', async () => {
  const { send, application } = open({ tenancyExemption: 'company-let' });
  expect(screen.getByText(/you can’t rent this home in your own name/)).toBeTruthy();
  await send();
  expect(await screen.findByText(claimSentences.companyOnly)).toBeTruthy();
  expect(screen.getByLabelText('Company name')).toBe(document.activeElement);
  expect(screen.getByLabelText('Company number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox', { name: /applying on behalf of a company/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(application()).toBeUndefined();
});

it('sends the company and its number', async () => {
  const { user, send, application, onSent } = open({ tenancyExemption: 'company-let' });
  await user.type(screen.getByLabelText('Company name'), 'Example Homes Ltd');
  await user.type(screen.getByLabelText('Company number'), '1234567');
  await user.click(screen.getByRole('checkbox', { name: /applying on behalf of a company/ }));
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(application()).toMatchObject({
    companyName: 'Example Homes Ltd',
    companyNumber: '01234567',
    understood: ['company-let'],
  });
});

it('asks a student where they study, and a lodger to confirm', async () => {
  const { user, send, application, onSent } = open({ tenancyExemption: 'student-block' });
  await user.type(screen.getByLabelText('University or college'), 'University of Leeds');
  await user.click(screen.getByRole('checkbox', { name: /I’ll be a student/ }));
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(application()).toMatchObject({ placeOfStudy: 'University of Leeds', understood: ['student-block'] });
});
