import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { ReplyTemplatesButton } from './reply-templates-button.tsx';

const ines = { id: 'ines', firstName: 'Ines', lastName: 'Bell', email: 'ines@landlord.example', userType: 'landlord' };
const onInsert = vi.fn();
const values = { home: 'Flat by the canal', name: 'Maya' };
const kept = { id: '1', title: 'Viewing', content: 'Hello {name}, “{home}” on Monday?' };

beforeEach(() => {
  onInsert.mockReset();
  storeSession(ines as SessionUser, 'opaque');
});

async function open(templates: readonly unknown[] = [kept]) {
  const server = stubServer(replies.success({ templates }));
  const { user } = renderPage(<ReplyTemplatesButton values={values} onInsert={onInsert} />);
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await screen.findByRole('button', { name: 'New template' });
  return { user, server };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('reply templates', () => {
  it('are shown filled in, and inserted without being sent', async () => {
    const { user, server } = await open();
    expect(screen.getByText('Hello Maya, “Flat by the canal” on Monday?')).toBeTruthy();
    await user.click(button('Insert Viewing'));
    expect(onInsert).toHaveBeenCalledWith('Hello Maya, “Flat by the canal” on Monday?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/reply-templates']);
  });

  it('begin with suggestions, of which those that are kept are not repeated', async () => {
    const { user, server } = await open([]);
    expect(screen.getByRole('heading', { name: 'Suggestions' })).toBeTruthy();
    const title = 'Offer a viewing';
    server.replyWith(replies.success({ id: '2', title, content: 'Hello' }));
    await user.click(button(new RegExp(`^Add to your templates.*${title}$`)));
    const own = await screen.findByRole('list', { name: 'Your templates' });
    expect(within(own).getByRole('button', { name: `Delete ${title}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(`^Add to your templates.*${title}$`) })).toBeNull();
  });

  it('ask for a title and a text, and keep what was typed when saving fails', async () => {
    const { user, server } = await open([]);
    await user.click(button('New template'));
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('title')).toContain('Give the template a title.'));
    page.fill({ title: 'Parking', content: 'There is parking.' });
    server.replyWith(replies.connectionLost);
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('We couldn’t save the template. Please try again.');
    expect(page.field('content').value).toBe('There is parking.');
    server.replyWith(replies.success({ id: '3', title: 'Parking', content: 'There is parking.' }));
    await user.click(page.submitButton());
    expect(await screen.findByText('There is parking.')).toBeTruthy();
  });

  it('are changed', async () => {
    const { user, server } = await open();
    await user.click(button('Edit Viewing'));
    expect(page.field('content').value).toBe(kept.content);
    page.fill({ content: 'Tuesday?' });
    server.replyWith(replies.success({ ...kept, content: 'Tuesday?' }));
    await user.click(page.submitButton());
    expect(await screen.findByText('Tuesday?')).toBeTruthy();
    expect(server.sent.at(-1)).toMatchObject({ path: '/api/reply-templates/1', body: { content: 'Tuesday?' } });
  });

  it('are deleted after a question only', async () => {
    const { user, server } = await open();
    await user.click(button('Delete Viewing'));
    await user.click(button('Keep Viewing'));
    expect(server.sent).toHaveLength(1);
    await user.click(button('Delete Viewing'));
    server.replyWith(replies.success({ id: '1' }));
    await user.click(button('Delete for good Viewing'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your templates' })).toBeNull());
  });

  it('say when the list is full', async () => {
    stubServer(
      replies.success({
        templates: Array.from({ length: 50 }, (_, n) => ({ ...kept, id: String(n), title: `T${n}` })),
      }),
    );
    const { user } = renderPage(<ReplyTemplatesButton values={values} onInsert={onInsert} />);
    await user.click(button('Templates'));
    expect(await screen.findByText('You have 50 templates. Delete one to add another.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
  });

  it('offer another try when they could not be loaded', async () => {
    const server = stubServer(replies.connectionLost);
    const { user } = renderPage(<ReplyTemplatesButton values={values} onInsert={onInsert} />);
    await user.click(button('Templates'));
    const again = await screen.findByRole('button', { name: /again/i });
    server.replyWith(replies.success({ templates: [kept] }));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Insert Viewing' })).toBeTruthy();
  });
});
