import { MAX_PHOTO_BYTES, photoSentences } from '@letfair/domain/files/photos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { PhotoPicker } from './photo-picker.tsx';

const photo = (id: string, caption = '') => ({ id, caption, width: 1600, height: 1200, placeholder: '', sources: [] });
const picture = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'image/png' });

/** Uploads that are on their way, in the order in which they were sent. */
let uploads: FakeUpload[];

/** Only its answer is decided by the test. */
class FakeUpload {
  status = 0;
  responseText = '';
  timeout = 0;
  file: File | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.();
  }
  send(file: File): void {
    this.file = file;
    uploads.push(this);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => {
  uploads = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});

const arrive = (id: string, size: object = {}) =>
  uploads.shift()?.answer(201, { success: true, data: { ...photo(id), ...size } });
const cutOff = () => uploads.shift()?.onerror?.();

let order: readonly string[];
let onTheirWay: number;

function Form({ start }: { readonly start: readonly string[] }) {
  const [images, setImages] = useState(start);
  order = images;
  return (
    <PhotoPicker
      images={images}
      onChange={setImages}
      onUploading={(count) => {
        onTheirWay = count;
      }}
    />
  );
}

function open(...start: readonly string[]) {
  const server = stubServer(replies.success({ photos: start.map((id) => photo(id)) }));
  return { ...renderPage(<Form start={start} />), server };
}

const tiles = () => screen.queryAllByRole('listitem');
const tile = (place: number) => within(tiles()[place]!);
const press = (place: number, name: string) => fireEvent.click(tile(place).getByRole('button', { name }));
const choose = (...files: readonly File[]) => fireEvent.change(page.field('images'), { target: { files } });

test('a picture as small as 200 × 150 is questioned, and kept where someone says so', async () => {
  open();
  choose(picture('small.png'), picture('large.png'));
  arrive('small', { width: 200, height: 150 });
  arrive('large');
  expect(await screen.findByText(/only 200 × 150 pixels/)).toBeDefined();
  expect(order).toEqual(['small', 'large']);
  press(0, 'Keep it');
  expect(screen.queryByText(/pixels and will look blurred/)).toBeNull();
  expect(order).toEqual(['small', 'large']);
});

test('a photo that was removed comes back to its place with Undo', async () => {
  open('a', 'b', 'c');
  await screen.findAllByRole('listitem');
  press(1, 'Remove photo');
  expect(order).toEqual(['a', 'c']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(order).toEqual(['a', 'b', 'c']);
});

test('a phone is offered its camera beside its pictures', () => {
  open();
  const camera = screen.getByLabelText('Take a photo');
  expect(camera.getAttribute('capture')).toBe('environment');
  fireEvent.change(camera, { target: { files: [picture('taken.png')] } });
  expect(uploads.map(({ file }) => file?.name)).toEqual(['taken.png']);
});

test.each([
  ['of another type', new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' }), photoSentences.type],
  ['that is too large', picture('huge.png', MAX_PHOTO_BYTES + 1), photoSentences.size],
])('a file %s is told apart without being sent', (_, file, sentence) => {
  open();
  choose(file);
  expect(tile(0).getByRole('alert').textContent).toBe(sentence);
  expect(tile(0).queryByRole('button', { name: 'Retry' })).toBeNull();
  press(0, 'Remove');
  expect(tiles()).toEqual([]);
  expect(uploads).toEqual([]);
});

test('pictures show how far they are and become photos in the order in which they were chosen', async () => {
  open();
  choose(picture('hall.png'), picture('kitchen.png'));
  expect(onTheirWay).toBe(2);
  expect(tile(0).getByRole('progressbar', { name: 'hall.png' })).toBeDefined();
  uploads[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 40, total: 100 });
  await waitFor(() => expect(tiles()[0]?.textContent).toContain('40%'));
  uploads.reverse();
  arrive('kitchen');
  arrive('hall');
  await waitFor(() => expect(order).toEqual(['hall', 'kitchen']));
  expect(onTheirWay).toBe(0);
  expect(tile(0).getByText('Cover')).toBeDefined();
  expect(tile(1).queryByText('Cover')).toBeNull();
});

test('dropped files are uploaded', async () => {
  open();
  const dataTransfer = { types: ['Files'], files: [picture('dropped.png')] };
  fireEvent.drop(page.field('images'), { dataTransfer });
  arrive('dropped');
  await waitFor(() => expect(order).toEqual(['dropped']));
});

test('a picture that the server refuses says why on its own tile, and the others arrive', async () => {
  open();
  choose(picture('broken.png'), picture('good.png'));
  uploads.shift()?.answer(422, { success: false, message: 'This file is no picture.', error: { code: 'invalid' } });
  arrive('good');
  await waitFor(() => expect(order).toEqual(['good']));
  expect(tile(1).getByRole('alert').textContent).toBe('This file is no picture.');
  expect(tile(1).getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a lost connection is survived: by Retry, and by itself once there is a network again', async () => {
  open();
  choose(picture('kitchen.png'));
  cutOff();
  await waitFor(() => expect(tile(0).getByRole('alert').textContent).toContain('connection'));
  press(0, 'Retry');
  cutOff();
  await waitFor(() => expect(tile(0).getByRole('alert').textContent).toContain('connection'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  arrive('kitchen');
  await waitFor(() => expect(order).toEqual(['kitchen']));
});

test('thirty fit and no more', () => {
  open();
  choose(...Array.from({ length: 31 }, (_, at) => picture(`room-${at}.png`)));
  expect(tiles()).toHaveLength(30);
  expect(screen.getByText('A listing can have up to 30 photos. One photo was left out.')).toBeDefined();
  expect(page.field('images').disabled).toBe(true);
});

test('photos are moved by buttons and keys, which tell their new place', async () => {
  open('hall', 'kitchen', 'garden');
  await screen.findByRole('textbox', { name: 'Caption for photo 3' });
  const isIdle = (place: number, name: string) =>
    tile(place).getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect([isIdle(0, 'Move earlier'), isIdle(0, 'Make cover'), isIdle(2, 'Move later')]).toEqual([true, true, true]);
  expect([isIdle(1, 'Move earlier'), isIdle(1, 'Make cover'), isIdle(1, 'Move later')]).toEqual([false, false, false]);

  press(0, 'Move later');
  expect(order).toEqual(['kitchen', 'hall', 'garden']);
  expect(screen.getByText('The photo is now number 2 of 3.')).toBeDefined();
  press(2, 'Make cover');
  expect(order).toEqual(['garden', 'kitchen', 'hall']);
  expect(screen.getByText('The photo is now the cover.')).toBeDefined();
  fireEvent.keyDown(tile(0).getByRole('button', { name: 'Drag to reorder' }), { key: 'End' });
  expect(order).toEqual(['kitchen', 'hall', 'garden']);
  press(0, 'Move earlier');
  expect(order).toEqual(['kitchen', 'hall', 'garden']);
});

test('a removed photo hands the focus to its neighbour', async () => {
  open('hall', 'kitchen');
  await screen.findByRole('textbox', { name: 'Caption for photo 2' });
  press(0, 'Remove photo');
  expect(order).toEqual(['kitchen']);
  expect(screen.getByText('The photo was removed.')).toBeDefined();
  await waitFor(() => expect(tiles()[0]?.contains(document.activeElement)).toBe(true));
});

test('a caption is saved when the focus leaves it, and kept when it cannot be', async () => {
  const { server } = open('hall');
  const caption = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Caption for photo 1' });
  server.replyWith(replies.connectionLost);
  fireEvent.change(caption, { target: { value: 'Hall with a view' } });
  fireEvent.blur(caption);
  expect(await page.alertText()).toContain('We couldn’t save the caption.');
  expect(caption.value).toBe('Hall with a view');

  server.replyWith(replies.success(photo('hall', 'Hall with a view')));
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.sent.at(-1)).toMatchObject({ path: '/api/photos/hall', body: { caption: 'Hall with a view' } });
  expect(screen.getByRole('img', { name: 'Hall with a view' })).toBeDefined();
});

test('photos that cannot be loaded are asked for again', async () => {
  const server = stubServer(replies.connectionLost);
  renderPage(<Form start={['hall']} />);
  await screen.findByText('We couldn’t load the photos.');
  server.replyWith(replies.success({ photos: [photo('hall', 'The hall')] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('img', { name: 'The hall' });
  expect(screen.queryByText('We couldn’t load the photos.')).toBeNull();
});
