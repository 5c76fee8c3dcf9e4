import type { OwnListing } from '@letfair/contract/listings/listings';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { ListingEditor } from './listing-editor.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const { images: _images, ...values } = payloadOf({
  ...emptyListingForm,
  title: 'Flat by the canal',
  heating: 'heat-pump',
  address: { ...emptyListingForm.address, postcode: 'LS1 1AA' },
  epcRating: 'C',
});
const expired = {
  rule: 'england-gas-safety-expired',
  nation: 'england',
  severity: 'block',
  field: 'certificates',
  sentence: 'The gas safety record ran out on 1 Nov 2026. Renew it and add the new one.',
  citation: 'Gas Safety (Installation and Use) Regulations 1998, reg. 36',
  since: '1998-10-31',
};
const listing = {
  ...values,
  id,
  status: 'live',
  version: 3,
  features: [],
  ownFeatures: [],
  photos: [],
  findings: [expired],
} as unknown as OwnListing;

const foldOf = (title: string) => screen.getByText(title, { selector: 'summary h2' }).closest('details');

it('opens the sections that hold a value or a finding, and shows what is wrong with certificates beside their link', async () => {
  stubServer(replies.success());
  const { user } = renderPage(<ListingEditor lister="landlord" listing={listing} />, '/list-property');
  expect(foldOf('More about the home')?.open).toBe(true);
  const certificates = foldOf('Certificates') as HTMLDetailsElement;
  expect(certificates.open).toBe(true);
  expect(certificates.textContent).toMatch(/Stops it going live\. The gas safety record ran out/);
  expect(certificates.textContent).toContain('in force since 31 October 1998');
  expect(certificates.querySelector('a')?.getAttribute('href')).toBe(`/certificates?property=${id}`);
  expect(page.descriptionOf('title')).not.toContain('gas safety');

  certificates.open = false;
  const checklist = screen.getByRole('region', { name: /checklist/i });
  await user.click(within(checklist).getByRole('button', { name: /gas safety record ran out/ }));
  await waitFor(() => expect(document.activeElement).toBe(certificates.querySelector('summary')));
  expect(certificates.open).toBe(true);
});
