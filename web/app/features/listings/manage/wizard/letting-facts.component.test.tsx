import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, replies, stubServer } from '../../../../testing/render-page.tsx';
import { storeSession } from '../../../accounts/session/index.ts';
import { home, landlord, openTab, openWizard } from './testing/wizard-page-fixture.tsx';

beforeEach(() => {
  storeSession(landlord, 'opaque');
  stubServer(replies.success());
});

it('takes a video tour of a known host, and says which those are', async () => {
  const user = await openWizard();
  const field = page.field('videoTour');
  expect(page.descriptionOf('videoTour')).toContain('YouTube, Vimeo, Matterport');
  await user.type(field, 'https://example.com/tour');
  await user.tab();
  await waitFor(() => expect(page.descriptionOf('videoTour')).toContain('Use a link to a tour on YouTube'));
  await user.clear(field);
  await user.type(field, 'https://youtu.be/letfairDemo');
  await user.tab();
  await waitFor(() => expect(page.descriptionOf('videoTour')).not.toContain('Use a link'));
});

it('says beside a short let in England that it won’t be shown as one', async () => {
  const user = await openWizard();
  page.fill(home);
  await openTab(user, 'Details (Parts B & C)');
  expect(screen.getByRole('checkbox', { name: 'Students welcome' })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('checkbox', { name: 'Short let (under 6 months)' }));
  await waitFor(() => expect(page.descriptionOf('shortLet')).toContain('New tenancies in England are rolling by law'));
});
