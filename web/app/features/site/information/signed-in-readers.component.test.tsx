import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { featureGroups, planned } from './features.ts';
import { FeaturesPage } from './features-page.tsx';
import { tracks } from './how-it-works.ts';
import { HowItWorksPage } from './how-it-works-page.tsx';
import { landlordsContent } from './landlords.ts';
import { LandlordsPage } from './landlords-page.tsx';
import { PricingPage } from './pricing-page.tsx';

const pages = [
  ['/features', <FeaturesPage key="features" groups={featureGroups} coming={planned} />],
  ['/how-it-works', <HowItWorksPage key="how" tracks={tracks} />],
  ['/landlords', <LandlordsPage key="landlords" content={landlordsContent} questions={[]} />],
  ['/pricing', <PricingPage key="pricing" />],
] as const;

beforeEach(clearSession);
afterEach(clearSession);

const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
/** Links to how something works are for everybody. */
const buttons = () => links().filter((link) => !link.getAttribute('href')?.startsWith('/help/'));
const isToSignUp = (link: Element) => link.getAttribute('href')?.startsWith('/auth/') ?? false;

describe.each(pages)('%s', (path, page) => {
  it('offers an account to somebody without one', () => {
    renderPage(page, path);
    expect(links().some(isToSignUp)).toBe(true);
  });

  it.each(['tenant', 'landlord', 'agent', 'admin'] as const)('does not ask a signed-in %s to sign up', (userType) => {
    const user = { firstName: 'Ada', lastName: 'Hill', email: 'ada@landlord.example', userType };
    storeSession(user as SessionUser, 'opaque');
    renderPage(page, path);
    expect(links().filter(isToSignUp)).toEqual([]);
    expect(
      buttons().filter(({ textContent }) => /create|open a free account|sign up|sign in\b/i.test(textContent)),
    ).toEqual([]);
  });
});
