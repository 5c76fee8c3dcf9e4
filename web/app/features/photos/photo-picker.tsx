import { MAX_PHOTOS } from '@letfair/domain/listings/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { DropZone } from './drop-zone.tsx';
import { roomFor } from './photo-checks.ts';
import { movedTo, withArrived, withoutPhoto } from './photo-order.ts';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useKnownPhotos } from './use-known-photos.ts';
import { useUploads } from './use-uploads.ts';

interface PhotoPickerProps {
  /** Ids, the cover first. */
  readonly images: readonly string[];
  /** Says what becomes of the list, because photos arrive while other things happen to it. */
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  /** Hears how many are still on their way. */
  readonly onUploading: (photos: number) => void;
}

const hint = `Up to ${MAX_PHOTOS} pictures: JPEG, PNG or WebP, each of at most 15 MB. The first is the cover.`;

export function PhotoPicker({ images, onChange, onUploading }: PhotoPickerProps) {
  const { known, failed, reload, learn } = useKnownPhotos(images);
  const frame = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const { uploads, queue } = useUploads((photo, chosenLater) => {
    learn(photo);
    onChange((before) => withArrived(before, photo.id, chosenLater));
    setTold('A photo was added.');
  });
  const { dragged, over, handlers } = useDragOrder((id, target) => move(id, images.indexOf(target)));
  const taken = images.length + uploads.length;
  const onTheirWay = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  useEffect(() => onUploading(onTheirWay), [onUploading, onTheirWay]);

  function add(files: readonly File[]) {
    const { fit, told: rest } = roomFor(files.length, taken);
    setLeftOut(rest);
    queue.add(files.slice(0, fit));
  }

  function move(id: string, place: number) {
    queue.placedByHand(id);
    onChange((before) => movedTo(before, id, place));
    setTold(place === 0 ? 'The photo is now the cover.' : `The photo is now number ${place + 1} of ${images.length}.`);
  }

  function remove(id: string) {
    const place = images.indexOf(id);
    const neighbour = images[place + 1] ?? images[place - 1];
    onChange((before) => withoutPhoto(before, id));
    setTold('The photo was removed.');
    // The button that was pressed is gone with its photo.
    setTimeout(() =>
      focusIn(frame.current, neighbour ? `[data-photo="${CSS.escape(neighbour)}"] button` : '[type="file"]'),
    );
  }

  function discard(key: number) {
    queue.remove(key);
    setTimeout(() => focusIn(frame.current, '[type="file"]'));
  }

  return (
    <div ref={frame} className="grid gap-4">
      <DropZone hint={hint} full={taken >= MAX_PHOTOS} onFiles={add} />
      {leftOut && <Alert>{leftOut}</Alert>}
      {failed && (
        <Note>
          <div className="flex flex-wrap items-center gap-3">
            We could not load the photos.
            <Button size="sm" onClick={reload}>
              Try again
            </Button>
          </div>
        </Note>
      )}
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      {taken > 0 && (
        <ol aria-label="Photos" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {images.map((id, place) => (
            <PhotoTile
              key={id}
              id={id}
              photo={known.get(id)}
              place={place}
              count={images.length}
              dragged={dragged === id}
              over={over === id}
              grip={handlers(id)}
              onMove={(target) => move(id, target)}
              onRemove={() => remove(id)}
              onSaved={learn}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => queue.retry(upload.key)}
              onRemove={() => discard(upload.key)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const focusIn = (frame: HTMLElement | null, selector: string): void =>
  frame?.querySelector<HTMLElement>(selector)?.focus();
