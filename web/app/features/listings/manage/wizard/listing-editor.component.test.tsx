import type { OwnListing } from '@letfair/contract/listings/listings';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
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
  sentence: 'The gas safety record expired on 1 Nov 2026. Please get a new one and add it here.',
  citation: 'Gas Safety (Installation and Use) Regulations 1998, reg. 36',
  since: '1998-10-31',
};
const listing = {
  ...values,
  id,
  status: 'paused',
  version: 3,
  features: [],
  ownFeatures: [],
  photos: [],
  findings: [expired],
} as unknown as OwnListing;

type SentEdit = Pick<OwnListing, 'materialInformation'>;
const liveHome = {
  ...listing,
  status: 'live',
  price: 950,
  findings: [],
  address: { ...emptyListingForm.address, line1: '4 Orchard Row', city: 'Leeds', postcode: 'LS1 1AA' },
  description: 'Light rooms on the second floor.',
  propertyType: 'flat',
  availableDate: '2026-12-12',
  revision: null,
  materialInformation: {
    ...values.materialInformation,
    holdingDeposit: 219,
    securityDeposit: 1_096,
    councilTaxBand: 'B',
    leaseLength: 'rolling',
  },
} as unknown as OwnListing;

async function cutRent(rent: string) {
  const server = stubServer(replies.success({ status: 'live', revision: null }));
  const { user } = renderPage(<ListingEditor lister="landlord" listing={liveHome} />, '/list-property');
  await user.click(screen.getByRole('tab', { name: 'Financial (Part A)' }));
  const field = screen.getByRole('spinbutton', { name: 'Monthly rent' });
  await user.clear(field);
  await user.type(field, rent);
  const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const sentDeposits = () => {
    const edit = server.sent.find(({ path }) => path.endsWith(id))?.body as SentEdit | undefined;
    return [edit?.materialInformation.holdingDeposit, edit?.materialInformation.securityDeposit];
  };
  return { user, save, server, sentDeposits };
}

it('lowers the deposits together with the rent, because they would break the cap', async () => {
  const { save, sentDeposits } = await cutRent('925');
  const offer = await screen.findByRole('checkbox', { name: 'Lower the deposits to £213 and £1,067 as well' });
  expect(offer).toHaveProperty('checked', true);
  expect(page.descriptionOf('holdingDeposit')).toContain('Will be £213 when you save.');
  expect(document.body.textContent).not.toContain('is too high');
  await save();
  await waitFor(() => expect(sentDeposits()).toEqual([213, 1_067]));
});

it('leaves the deposits alone where the landlord says so, and says what is wrong with them then', async () => {
  const { user, save, sentDeposits } = await cutRent('925');
  await user.click(await screen.findByRole('checkbox', { name: /^Lower the deposits/ }));
  expect(page.descriptionOf('securityDeposit')).toMatch(/This would take the home off Letfair\. .* is too high/);
  expect(document.body.textContent).not.toContain('Stops it going live');
  await save();
  await waitFor(() => expect(sentDeposits()).toEqual([219, 1_096]));
});

const hannah = { startsAt: '2026-12-10T10:00:00.000Z', name: 'Hannah W.' };

it('asks before a save takes a live home down, naming what it breaks and who has a viewing', async () => {
  const { user, save, server } = await cutRent('925');
  await user.click(await screen.findByRole('checkbox', { name: /^Lower the deposits/ }));
  const breaks = [
    { ...expired, rule: 'england-security-deposit', sentence: 'A security deposit of £1,096 is too high.' },
  ];
  server.replyWith({
    status: 409,
    body: {
      success: false,
      message: '',
      error: { code: 'conflict' },
      data: { seen: 'abc', breaks, viewings: [hannah] },
    },
  });
  await save();
  const question = await screen.findByRole('dialog', { name: 'Take this listing down?' });
  expect(question.textContent).toContain('A security deposit of £1,096 is too high.');
  expect(question.textContent).toContain('Thursday 10 December, 10am with Hannah W.');
  server.replyWith(replies.success({ status: 'paused', revision: null, withheldAt: '2026-11-19T10:00:00.000Z' }));
  await user.click(within(question).getByRole('button', { name: 'Save and take it down' }));
  expect(await screen.findByText(/off Letfair until you’ve put this right\. Then it’ll come back/)).toBeDefined();
  expect(server.sent.at(-1)?.body).toMatchObject({ price: 925, confirmed: 'abc' });
});

it('lowers nothing where the deposits fit the new rent', async () => {
  await cutRent('2000');
  expect(screen.queryByRole('checkbox', { name: /^Lower the/ })).toBeNull();
});

const foldOf = (title: string) => screen.getByText(title, { selector: 'summary h2' }).closest('details');

it('opens the sections that hold a value or a finding, and shows what is wrong with certificates beside their link', async () => {
  stubServer(replies.success());
  const { user } = renderPage(<ListingEditor lister="landlord" listing={listing} />, '/list-property');
  expect(foldOf('More about the home')?.open).toBe(true);
  const certificates = foldOf('Certificates') as HTMLDetailsElement;
  expect(certificates.open).toBe(true);
  expect(certificates.textContent).toMatch(/Stops it going live\. The gas safety record expired/);
  expect(certificates.textContent).toContain('in force since 31 October 1998');
  expect(certificates.querySelector('a')?.getAttribute('href')).toBe(`/certificates?property=${id}`);
  expect(page.descriptionOf('title')).not.toContain('gas safety');

  certificates.open = false;
  const checklist = screen.getByRole('region', { name: /checklist/i });
  await user.click(within(checklist).getByRole('button', { name: /gas safety record expired/ }));
  await waitFor(() => expect(document.activeElement).toBe(certificates.querySelector('summary')));
  expect(certificates.open).toBe(true);
});

const OpenedFrom = () => <p>Opened from {useLocation().state?.homes ?? 'somewhere'}</p>;

it.each([
  ['the list it was opened from, with its search', '/properties/manage?search=mill', '/properties/manage?search=mill'],
  ['all homes where it was opened from somewhere else', undefined, '/properties/manage'],
  ['no other page', '//evil.example', '/properties/manage'],
])('leads back to %s', async (_, homes, path) => {
  stubServer(replies.success());
  const form = (
    <>
      <Link to="/list-property" state={{ homes }}>
        Edit
      </Link>
      <OpenedFrom />
      <ListingEditor lister="agent" listing={liveHome} />
    </>
  );
  const { user, router } = renderPage(form, '/list-property');
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await screen.findByText(`Opened from ${homes ?? 'somewhere'}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path));
});
