import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { ClientDialog } from './client-dialog.tsx';

const noDetails = { email: '', phone: '', address: '', notes: '' };
const ada = {
  ...noDetails,
  id: '7',
  name: 'Ada Brook',
  email: 'ada@brook.example',
  archived: false,
  listings: 0,
  createdAt: '2026-11-15T10:00:00.000Z',
  people: [],
};

const onSaved = vi.fn();
beforeEach(() => void onSaved.mockReset());
const open = (client: Parameters<typeof ClientDialog>[0]['client'] = null) =>
  renderPage(<ClientDialog client={client} onSaved={onSaved} onClose={() => {}} />);

describe('a client', () => {
  it('needs a name, and an address that can be one', async () => {
    const { sent } = stubServer(replies.success(ada));
    const { user } = open();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('name')).toBe('Enter a name.'));
    page.fill({ name: '<b>Ada</b>', email: 'ada@' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('email')).toBe('Please enter a valid email address'));
    expect(page.descriptionOf('name')).toBe('');
    expect(document.activeElement).toBe(page.field('email'));
    expect(sent).toEqual([]);
  });

  it('is added once, trimmed, and says so meanwhile', async () => {
    const { promise, release } = replies.held(replies.success(ada));
    const { sent } = stubServer(promise);
    const { user } = open();
    page.fill({ name: ' Ada Brook ', email: 'ada@brook.example' });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Saving...');
    release();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(ada));
    expect(sent.map(({ body }) => body)).toEqual([{ ...noDetails, name: 'Ada Brook', email: 'ada@brook.example' }]);
  });

  it('is changed without leaving the archive', async () => {
    const { sent } = stubServer(replies.success({ ...ada, name: 'Ada Field' }));
    const { user } = open({ ...ada, archived: true });
    expect(screen.getByRole('dialog', { name: 'Edit client' })).toBeTruthy();
    expect(page.field('name').value).toBe('Ada Brook');
    page.fill({ name: 'Ada Field' });
    await user.click(page.submitButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({ path: '/api/clients/7', body: { name: 'Ada Field', archived: true } });
  });

  it.each([
    ['a refusal', replies.refusal('You have too many.'), 'You have too many.'],
    ['a refusal without words', replies.refusal(), 'We couldn’t save the client. Please try again.'],
    ['a broken connection', replies.connectionLost, 'We couldn’t save the client. Please try again.'],
  ])('tells of %s and keeps what was typed', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    page.fill({ name: 'Ada Brook' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
    expect(page.field('name').value).toBe('Ada Brook');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
