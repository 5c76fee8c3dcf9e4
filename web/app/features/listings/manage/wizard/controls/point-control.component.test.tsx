import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, replies, stubServer } from '../../../../../testing/render-page.tsx';
import { storeSession } from '../../../../accounts/session/index.ts';
import { button, landlord, openWizard } from '../testing/wizard-page-fixture.tsx';

// Leaflet needs a page with a size; the browser tests move the pin itself.
vi.mock('../../../../search/map/picker/pin-map.tsx', () => ({
  PinMap: ({ onMove }: { readonly onMove: (point: { lat: number; lng: number }) => void }) => (
    <button type="button" onClick={() => onMove({ lat: 53.82, lng: -1.58 })}>
      Move the pin
    </button>
  ),
}));

beforeEach(() => storeSession(landlord, 'opaque'));

const middleOfLeeds = {
  status: 200,
  body: { success: true, data: { point: { lat: 53.8, lng: -1.55 }, source: 'outcode' } },
};
const typedInDialog = () => (screen.getByLabelText(/^Latitude and longitude/) as HTMLInputElement).value;

async function openPicker(typed: Readonly<Record<string, string>>) {
  const server = stubServer(replies.success());
  const user = await openWizard();
  page.fill(typed);
  server.replyWith(middleOfLeeds);
  await user.click(button('Choose on the map'));
  return { user, server, dialog: within(await screen.findByRole('dialog')) };
}

it('starts the pin from the best known point of the postcode and says how exact the public one is', async () => {
  const { user, dialog } = await openPicker({ 'address.postcode': 'LS1 1AA' });
  await waitFor(() => expect(typedInDialog()).toBe('53.8, -1.55'));
  expect(dialog.getByText('The pin starts in the middle of the district.')).toBeTruthy();
  expect(dialog.getByText(/moved by up to 100 metres, unless you share the address/)).toBeTruthy();
  await user.click(await dialog.findByText('Move the pin'));
  await user.click(dialog.getByText('Use this point'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.field('pin').value).toBe('53.82, -1.58');
});

it('starts from what was typed, and leaves it when somebody cancels', async () => {
  const { user, server, dialog } = await openPicker({ pin: '53.9, -1.6' });
  expect(typedInDialog()).toBe('53.9, -1.6');
  expect(server.sent.some(({ path }) => path.includes('position'))).toBe(false);
  await user.click(await dialog.findByText('Move the pin'));
  await user.click(dialog.getByText('Cancel'));
  expect(page.field('pin').value).toBe('53.9, -1.6');
});

it('refuses a typed point outside of the country beside the field', async () => {
  const { user, dialog } = await openPicker({ pin: '53.9, -1.6' });
  await user.clear(dialog.getByLabelText(/^Latitude and longitude/));
  await user.type(dialog.getByLabelText(/^Latitude and longitude/), '48.85, 2.35');
  expect(dialog.getByText('This point is not in the United Kingdom.')).toBeTruthy();
  expect((dialog.getByText('Use this point') as HTMLButtonElement).disabled).toBe(true);
});
