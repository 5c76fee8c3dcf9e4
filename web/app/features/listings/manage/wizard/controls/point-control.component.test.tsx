import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, replies, stubServer } from '../../../../../testing/render-page.tsx';
import { storeSession } from '../../../../accounts/session/index.ts';
import { button, landlord, openWizard } from '../testing/wizard-page-fixture.tsx';

beforeEach(() => {
  storeSession(landlord, 'opaque');
  // The simulated browser lays nothing out, and a map of no size shows nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => vi.restoreAllMocks());

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
  expect(dialog.getByText(/a point up to 100 metres away/)).toBeTruthy();
  await user.click(dialog.getByText('Use this point'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.field('pin').value).toBe('53.8, -1.55');
});

it('starts from what was typed, and leaves it when someone cancels', async () => {
  const { user, server, dialog } = await openPicker({ pin: '53.9, -1.6' });
  expect(typedInDialog()).toBe('53.9, -1.6');
  expect(server.sent.some(({ path }) => path.includes('position'))).toBe(false);
  (await dialog.findByRole('application')).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(typedInDialog()).not.toBe('53.9, -1.6'));
  await user.click(dialog.getByText('Cancel'));
  expect(page.field('pin').value).toBe('53.9, -1.6');
});

it('refuses a typed point outside of the country beside the field', async () => {
  const { user, dialog } = await openPicker({ pin: '53.9, -1.6' });
  await user.clear(dialog.getByLabelText(/^Latitude and longitude/));
  await user.type(dialog.getByLabelText(/^Latitude and longitude/), '48.85, 2.35');
  expect(dialog.getByText('This point isn’t in the United Kingdom.')).toBeTruthy();
  expect((dialog.getByText('Use this point') as HTMLButtonElement).disabled).toBe(true);
});

it('moves the pin with the arrow keys, with Shift ten times as far, and says where it is', async () => {
  const { user, dialog } = await openPicker({ pin: '53.9, -1.6' });
  (await dialog.findByRole('application', { name: /^Pin of the home/ })).focus();
  const moved = async (keys: string) => {
    const before = typedInDialog();
    const [lat = 0, lng = 0] = before.split(',').map(Number);
    await user.keyboard(keys);
    await waitFor(() => expect(typedInDialog()).not.toBe(before));
    const [latNow = 0, lngNow = 0] = typedInDialog().split(',').map(Number);
    return { north: latNow - lat, east: lngNow - lng };
  };
  const { north: step, east: aside } = await moved('{ArrowUp}');
  expect(step).toBeGreaterThan(0);
  expect(aside).toBeCloseTo(0, 4);
  expect((await moved('{Shift>}{ArrowUp}{/Shift}')).north / step).toBeCloseTo(10, 0);
  expect((await moved('{ArrowDown}')).north).toBeLessThan(0);
  expect((await moved('{ArrowRight}')).east).toBeGreaterThan(0);
  expect((await moved('{ArrowLeft}')).east).toBeLessThan(0);
  const last = typedInDialog();
  await user.keyboard('a');
  expect(typedInDialog()).toBe(last);
  expect(dialog.getByText(`The pin is at ${typedInDialog()}`)).toBeTruthy();
});

it('takes a typed point with Enter, and not what is none', async () => {
  const { user, dialog } = await openPicker({ pin: '53.9, -1.6' });
  const typed = dialog.getByLabelText(/^Latitude and longitude/);
  await user.clear(typed);
  await user.type(typed, 'by the canal{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.clear(typed);
  await user.type(typed, '53.82, -1.58{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.field('pin').value).toBe('53.82, -1.58');
});
