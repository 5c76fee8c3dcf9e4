import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, StartListingButton, storeSession } from '../session/index.ts';
import { SignUpForm } from './sign-up-form.tsx';

const person = { firstName: 'Ada', lastName: 'Hill', email: 'ada@landlord.example', phone: '07700 900123' };
const typed = { ...person, password: 'a quiet street in Leeds', landlordAddress: '4 Orchard Row' };
const unverified = replies.success({ requiresVerification: true, user: person });
const start = <StartListingButton>Start listing for free</StartListingButton>;

describe('starting to list a home', () => {
  it('leads a visitor to the sign-up of landlords, and from there to the form', async () => {
    stubServer(unverified);
    const router = createMemoryRouter([
      { path: '/', element: start },
      { path: '/auth/signup', element: <SignUpForm userType="landlord" /> },
      { path: '*', element: null },
    ]);
    render(<RouterProvider router={router} />);
    const user = userEvent.setup({ delay: null });
    const link = screen.getByRole('link', { name: 'Start listing for free' });
    expect(link.getAttribute('href')).toBe('/auth/signup?type=landlord');
    await user.click(link);
    await waitFor(() => expect(page.field('landlordAddress')).toBeTruthy());
    page.fill(typed);
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/list-property');
  });

  it.each(['landlord', 'agent'] as const)('leads a signed-in %s straight to the form', (userType) => {
    storeSession({ ...person, userType } as SessionUser, 'opaque');
    renderPage(start);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/list-property');
  });
});

it.each([
  ['tenant', '/list-property', null],
  ['landlord', '/favorites', null],
  ['landlord', '/list-property', '/list-property'],
  ['tenant', '/favorites', '/favorites'],
] as const)('a sign-up as %s with next=%s leads on to %s', async (userType, next, expected) => {
  stubServer(unverified);
  const { user, router } = renderPage(
    <SignUpForm userType={userType} />,
    `/auth/signup?next=${encodeURIComponent(next)}`,
  );
  const { landlordAddress, ...common } = typed;
  page.fill(userType === 'landlord' ? { ...common, landlordAddress } : common);
  await user.click(page.submitButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(expected);
});

it.each(['tenant', 'landlord', 'agent'] as const)('says to a %s why a phone number is asked for', (userType) => {
  renderPage(<SignUpForm userType={userType} />, '/auth/signup');
  expect(page.descriptionOf('phone')).toMatch(/^So that .* Nobody on Letfair will see it before then\./);
});
