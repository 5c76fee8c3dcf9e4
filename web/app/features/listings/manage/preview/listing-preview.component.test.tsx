import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPublicListing } from '../../../../testing/example-listing.ts';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { FormPreview } from './listing-preview.tsx';

const { similar: _, ...whole } = aPublicListing({ photos: [] });
const empty = {
  ...whole,
  ...{ reference: '', title: '', description: '', price: null, propertyType: '', bedrooms: null, bathrooms: null },
  ...{ availableDate: '', features: [], nation: null, area: ' ', point: null, pointSource: null, stations: [] },
  address: { line1: '', city: '', county: '', postcode: '', outcode: '' },
};

function openPreview(onClose = () => {}) {
  const form = { ...emptyListingForm, title: 'Two rooms by the canal' };
  return renderPage(<FormPreview form={form} propertyId={undefined} onClose={onClose} />);
}

const preview = () => screen.getByRole('dialog', { name: 'Preview: only you can see this' });

describe('the preview of a form', () => {
  it('shows what visitors will see, without anything they could press', async () => {
    const { sent } = stubServer(replies.success(whole));
    openPreview();
    await screen.findByRole('heading', { level: 1, name: 'Two rooms by the canal' });
    expect(preview().textContent).toContain('£1,250 pcm');
    expect(preview().textContent).toContain('Material information');
    for (const name of ['Message', 'Apply', 'Share', 'Report', 'Similar homes'])
      expect(within(preview()).queryByRole('button', { name })).toBeNull();
    expect(sent).toMatchObject([
      { path: '/api/properties/preview', body: { form: { title: 'Two rooms by the canal' } } },
    ]);
  });

  it('says plainly what is missing', async () => {
    stubServer(replies.success(empty));
    openPreview();
    await screen.findByRole('heading', { level: 1, name: 'No title yet' });
    for (const words of ['No address yet', 'Rent not given', 'No description yet.', 'There are no photos'])
      expect(preview().textContent).toContain(words);
    expect(preview().textContent).not.toMatch(/undefined|null|NaN|£0/);
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { replyWith } = stubServer(new Error('offline'));
    const { user } = openPreview();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    replyWith(replies.success(whole));
    await user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Two rooms by the canal' });
  });

  it('opens links beside the form', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    stubServer(replies.success(whole));
    const { user, router } = openPreview();
    await user.click(await screen.findByRole('link', { name: 'What we know about M4' }));
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/postcode\/M4#known$/), '_blank', 'noopener');
    expect(router.state.location.pathname).toBe('/');
  });
});
