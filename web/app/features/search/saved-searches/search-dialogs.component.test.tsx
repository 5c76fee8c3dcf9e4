import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';

const onClose = vi.fn();
beforeEach(() => void onClose.mockReset());

describe('saving a search', () => {
  const search = 'location=Leeds&propertyType=flat&maxBudget=1250';
  const open = () => renderPage(<SaveSearchDialog search={`${search}&page=2`} onClose={onClose} />);

  it('proposes a name made of its filters, and four ways to be told', () => {
    open();
    expect(page.field('name').value).toBe('Flats in Leeds, up to £1,250 pcm');
    expect(within(page.field('frequency')).getAllByRole('option', { hidden: true })).toHaveLength(4);
    expect(page.field('frequency').value).toBe('daily');
  });

  it('asks for a name', async () => {
    const { sent } = stubServer(replies.success());
    const { user } = open();
    page.fill({ name: '  ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('name')).toBe('Give the search a name.'));
    expect(document.activeElement).toBe(page.field('name'));
    expect(sent).toEqual([]);
  });

  it('sends the name, the filters and how often to write once', async () => {
    const { promise, release } = replies.held(replies.success({ id: '1' }));
    const { sent } = stubServer(promise);
    const { user } = open();
    page.fill({ name: ' Near work ', frequency: 'weekly' });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Saving...');
    release();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText('You’ll find “Near work” in your saved searches.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Near work', search, frequency: 'weekly' }]);
  });

  it.each([
    ['a refusal', replies.refusal('You have 20 saved searches already.'), 'You have 20 saved searches already.'],
    ['a broken connection', replies.connectionLost, 'Network error. Please try again.'],
  ])('tells of %s and stays open', async (_, reply, sentence) => {
    stubServer(reply);
    const { user } = open();
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe(sentence);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('renaming a search', () => {
  const onRename = vi.fn();
  beforeEach(() => void onRename.mockReset().mockResolvedValue(true));
  const open = () => renderPage(<RenameDialog name="Near work" onRename={onRename} onClose={onClose} />);

  it('asks for a name', async () => {
    const { user } = open();
    page.fill({ name: ' ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('name')).toBe('Give the search a name.'));
    expect(onRename).not.toHaveBeenCalled();
  });

  it('closes without a request when the name is the same, and with one when it is new', async () => {
    const { user } = open();
    await user.click(page.submitButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onRename).not.toHaveBeenCalled();
    page.fill({ name: 'By the sea' });
    await user.click(page.submitButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(onRename).toHaveBeenCalledWith('By the sea');
  });

  it('stays open when the name was not kept', async () => {
    onRename.mockResolvedValue(false);
    const { user } = open();
    page.fill({ name: 'By the sea' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.submitButton().disabled).toBe(false));
    expect(onRename).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });
});
