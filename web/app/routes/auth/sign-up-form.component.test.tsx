import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../testing/example-card.ts';
import { page, renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import SignUpPage from './signup.tsx';

type User = ReturnType<typeof renderPage>['user'];

const person = {
  firstName: 'Maya',
  lastName: 'Shah',
  email: 'maya@tenant.example',
  password: 'a quiet street in Leeds',
  phone: '07700 900123',
};
const agency = {
  companyName: 'Orchard Lettings',
  registrationNumber: '01234567',
  tradingAddress: '9 Market Street, Leeds LS1 1AB',
};
const commonFields = Object.keys(person) as (keyof typeof person)[];
const notVerified = { requiresVerification: true, user: { email: person.email } };
const unverified = replies.success(notVerified);

const open = (type: string | null = null) =>
  renderPage(<SignUpPage loaderData={{ askedHome: null }} />, `/auth/signup${type === null ? '' : `?type=${type}`}`);
const tab = (name: string) => screen.getByRole('tab', { name });
const isOffered = (name: string) => document.querySelector(`[name="${name}"]`) !== null;

/** Submits and expects a refusal under one page.field, which is then put right. */
async function expectRefusal(user: User, name: string, wrong: string, right: string) {
  page.fill({ [name]: wrong });
  await user.click(page.submitButton());
  await waitFor(() => expect(page.field(name).getAttribute('aria-invalid'), name).toBe('true'));
  const refusal = { alert: await page.alertText(), sentence: page.descriptionOf(name) };
  page.fill({ [name]: right });
  return refusal;
}

describe('the fields of each kind of user', () => {
  it.each([null, 'tenant', 'admin', 'wizard', ''])('are a tenant’s for ?type=%s', (type) => {
    open(type);
    expect(tab('Tenant').getAttribute('aria-selected')).toBe('true');
    for (const name of [...commonFields, 'maxBudget', 'preferredArea', 'propertyType', 'moveInDate'])
      expect(isOffered(name), name).toBe(true);
    for (const name of ['companyName', 'landlordAddress']) expect(isOffered(name), name).toBe(false);
    const types = within(page.field('propertyType')).getAllByRole<HTMLOptionElement>('option');
    expect(types.map(({ value }) => value)).toEqual(['', 'flat', 'house', 'studio', 'room']);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    // our sentences are shown, not the browser's own bubbles
    expect(page.field('firstName').form?.noValidate).toBe(true);
  });

  it('are an agency’s for ?type=agent', () => {
    open('agent');
    expect(tab('Agent').getAttribute('aria-selected')).toBe('true');
    for (const name of ['companyName', 'licenseNumber', 'registrationNumber', 'tradingAddress'])
      expect(isOffered(name), name).toBe(true);
    expect(isOffered('maxBudget')).toBe(false);
  });

  it('change with the tab and keep what was typed', async () => {
    const { user } = open();
    await user.type(page.field('preferredArea'), 'Leeds{Enter}');
    await screen.findByRole('button', { name: 'Remove Leeds' });
    page.fill({ firstName: 'Maya', preferredArea: 'York' });
    await user.click(tab('Agent'));
    await waitFor(() => expect(isOffered('preferredArea')).toBe(false));
    expect(isOffered('companyName')).toBe(true);
    await user.click(tab('Landlord'));
    await waitFor(() => expect(isOffered('landlordAddress')).toBe(true));
    expect(isOffered('companyName')).toBe(false);
    await user.click(tab('Tenant'));
    await waitFor(() => expect(isOffered('preferredArea')).toBe(true));
    expect(page.field('firstName').value).toBe('Maya');
    expect(page.field('preferredArea').value).toBe('York');
    expect(screen.getByRole('button', { name: 'Remove Leeds' })).toBeTruthy();
  });
});

describe('what is missing or wrong', () => {
  it('every common field is required', async () => {
    const { sent } = stubServer(unverified);
    const { user } = open();
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please fill in all required fields.');
    for (const name of commonFields) expect(page.field(name).getAttribute('aria-invalid'), name).toBe('true');
    expect(document.activeElement).toBe(page.field('firstName'));
    expect(sent).toEqual([]);
  });

  it('each common field alone is required, and blanks do not fill it', async () => {
    const { sent } = stubServer(unverified);
    const { user } = open();
    page.fill(person);
    for (const name of commonFields)
      expect(await expectRefusal(user, name, '   ', person[name]), name).toEqual({
        alert: 'Please fill in all required fields.',
        sentence: expect.stringMatching(/./),
      });
    expect(sent).toEqual([]);
  });

  it('what cannot be is refused under its field', async () => {
    const { sent } = stubServer(unverified);
    const { user } = open();
    page.fill(person);
    for (const [name, value, sentence] of [
      ['email', 'maya@home', 'Please enter a valid email address'],
      ['password', 'short 7', 'Use at least 8 characters for your password.'],
      ['phone', 'call me', 'Enter a phone number with 7 to 15 digits.'],
    ] as const)
      expect((await expectRefusal(user, name, value, person[name])).sentence).toMatch(new RegExp(`${sentence}$`));
    expect(sent).toEqual([]);
  });

  it('an agent needs the company, its registration and its address, after the common fields', async () => {
    const { sent } = stubServer(unverified);
    const { user, router } = open('agent');
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Please fill in all required fields.');
    page.fill({ ...person, ...agency });
    for (const [name, value] of Object.entries(agency))
      expect((await expectRefusal(user, name, '', value)).alert).toBe('Please fill in all required agent fields.');
    await user.click(page.submitButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'));
    expect(sent.map(({ body }) => body)).toEqual([{ ...person, ...agency, userType: 'agent' }]);
  });

  it('a landlord needs an address', async () => {
    stubServer(unverified);
    const { user } = open('landlord');
    expect(tab('Landlord').getAttribute('aria-selected')).toBe('true');
    expect(isOffered('maxBudget')).toBe(false);
    page.fill(person);
    expect((await expectRefusal(user, 'landlordAddress', '', '4 Orchard Row')).alert).toBe(
      'Please fill in your address.',
    );
  });
});

const signUpsIn = (sent: ReturnType<typeof stubServer>['sent']) =>
  sent.filter(({ path }) => path === '/api/auth/signup');

describe('what is sent', () => {
  it('holds a tenant’s preferences, read as numbers where they are', async () => {
    const { sent } = stubServer(unverified);
    const { user } = open();
    page.fill({ ...person, maxBudget: '£1,250', moveInDate: '2031-02-01', propertyType: 'flat' });
    await user.click(page.submitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ...person,
      userType: 'tenant',
      maxBudget: 1250,
      propertyType: 'flat',
      moveInDate: '2031-02-01',
    });
  });

  it('holds a place that was typed but not chosen', async () => {
    // One reply for both calls: whether the place is known, and the sign-up.
    const { sent } = stubServer({ body: { success: true, data: notVerified, isKnown: true, suggestions: [] } });
    const { user } = open();
    page.fill({ ...person, preferredArea: 'sw1a 2aa' });
    await user.click(page.submitButton());
    await waitFor(() => expect(signUpsIn(sent)).toHaveLength(1));
    expect(signUpsIn(sent)[0]?.body).toMatchObject({ preferredArea: 'sw1a 2aa' });
  });

  it('is nothing when the text names no place: the field says what to do', async () => {
    const { sent } = stubServer(unverified);
    const { user } = open();
    page.fill({ ...person, preferredArea: 'Atlantis' });
    await user.click(page.submitButton());
    await waitFor(() =>
      expect(page.descriptionOf('preferredArea')).toMatch(
        /We don’t recognise this place\. Choose one from the list, or clear/,
      ),
    );
    expect(document.activeElement).toBe(page.field('preferredArea'));
    expect(page.field('preferredArea').value).toBe('Atlantis');
    expect(signUpsIn(sent)).toEqual([]);

    await user.clear(page.field('preferredArea'));
    await user.click(page.submitButton());
    await waitFor(() => expect(signUpsIn(sent)).toHaveLength(1));
    expect(signUpsIn(sent)[0]?.body).not.toHaveProperty('preferredArea');
  });
});

describe('a sign-up for the sake of a home', () => {
  const card = aCard();
  const next = `/properties/${card.id}#apply`;
  const openFor = (type: string) =>
    renderPage(
      <SignUpPage loaderData={{ askedHome: { purpose: 'apply', card } }} />,
      `/auth/signup?${new URLSearchParams({ type, next })}`,
    );

  it('shows the home and what an account is needed for, with signing in beside it', () => {
    openFor('tenant');
    const home = screen.getByRole('region', { name: 'The home you’re asking about' });
    expect(within(home).getByRole('link', { name: card.title }).getAttribute('href')).toMatch(`/properties/${card.id}`);
    expect(home.textContent).toContain('£1,250');
    expect(screen.getByText('You need an account to apply for this home. It’s free.')).toBeTruthy();
    const signIn = screen.getByRole('link', { name: 'Sign in instead' });
    expect(signIn.getAttribute('href')).toBe(`/auth/login?next=${encodeURIComponent(next)}`);
  });

  it('says nothing of applying to a landlord', () => {
    openFor('landlord');
    expect(screen.queryByText(/to apply for this home/)).toBeNull();
  });
});
