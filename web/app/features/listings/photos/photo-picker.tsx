import { routes } from 'virtual:api/routes';
import type { OwnPhoto, Photo, photosContract } from '@letfair/contract/listings/photos';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { photoTypes } from '@letfair/domain/files/photos';
import { MAX_PHOTOS } from '@letfair/domain/homes/limits';
import { CircleAlert, ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenBack } from '../../../lib/network/connection.ts';
import { createFileUpload, type UploadOptions } from '../../../lib/network/file-upload.ts';
import { createUploadQueue, type Upload } from '../../../lib/network/upload-queue.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { offerUndoFirst } from '../../../ui/feedback/offer-undo.ts';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { api, sessionCalls } from '../../accounts/session/index.ts';
import { fileProblem, isSmall, movedTo, roomFor, withArrived, withoutPhoto, withPhotoAt } from './photo-rules.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useDragOrder } from './use-drag-order.ts';

interface PhotoPickerProps {
  /** Ids, the cover first. */
  readonly images: readonly string[];
  /** Takes a function of the previous list, because uploads end at any time. */
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  /** Called with the number of unfinished uploads. */
  readonly onUploading: (photos: number) => void;
}

const hint = `Up to ${MAX_PHOTOS} photos: JPEG, PNG or WebP, up to 15 MB each. The first one is the cover.`;

export function PhotoPicker({ images, onChange, onUploading }: PhotoPickerProps) {
  const { known, failed, reload, learn } = useKnownPhotos(images);
  const frame = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [leftOut, setLeftOut] = useState<string | null>(null);
  /** Small pictures that were just added, until someone says that they stay. */
  const [doubtful, setDoubtful] = useState<readonly string[]>([]);
  const { uploads, queue } = useUploads((photo, chosenLater) => {
    learn(photo);
    onChange((before) => withArrived(before, photo.id, chosenLater));
    if (isSmall(photo)) setDoubtful((before) => [...before, photo.id]);
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
    // A photo that no home uses is only deleted after a day, so nothing is lost by then.
    offerUndoFirst({
      title: 'Photo removed',
      onUndo: () => onChange((before) => withPhotoAt(before, id, place)),
    });
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
      <DropZone
        icon={ImagePlus}
        text="Drop photos here, or choose them from your device."
        label="Choose photos"
        camera="Take a photo"
        name="images"
        accept={photoTypes.join(',')}
        multiple
        hint={hint}
        full={taken >= MAX_PHOTOS}
        onFiles={add}
      />
      {leftOut && <Alert>{leftOut}</Alert>}
      {failed && (
        <Note>
          <div className="flex flex-wrap items-center gap-3">
            We couldn’t load the photos.
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
              onKeepSmall={doubtful.includes(id) ? () => setDoubtful((before) => withoutPhoto(before, id)) : undefined}
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

type Arrived = (photo: Photo, chosenLater: readonly string[]) => void;

type UploadAnswer = Answer<typeof photosContract.upload>;

const sendFile = createFileUpload(sessionCalls);

/** The one call whose body is a file and that tells how far it is. */
const uploadPhoto = (file: File, options: UploadOptions): Promise<UploadAnswer> =>
  sendFile(routes.photos.upload, file, options) as Promise<UploadAnswer>;

const none: readonly Upload[] = [];

/** The queue of one picker; what was cut off goes out again once the connection is back. */
function useUploads(onArrived: Arrived) {
  const newest = useRef(onArrived);
  useLayoutEffect(() => {
    newest.current = onArrived;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      send: uploadPhoto,
      problemOf: fileProblem,
      onArrived: (photo: Photo, later) => newest.current(photo, later),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => none);

  useEffect(() => whenBack(queue.retryLost), [queue]);

  return { uploads, queue };
}

type Known = ReadonlyMap<string, OwnPhoto | null>;

/** What is known of the photos with these ids; null is one that the server no longer has. */
function useKnownPhotos(ids: readonly string[]) {
  const [known, setKnown] = useState<Known>(new Map());
  const missing = ids.filter((id) => !known.has(id));
  const { data, hasFailed, load } = useAnswer(async (signal) => {
    const answer = await api.photos.list({ query: { ids: missing.join(',') } }, { signal });
    if (!answer.success) return answer;
    const found = new Map(answer.data.photos.map((photo) => [photo.id, photo]));
    return { success: true, data: missing.map((id) => [id, found.get(id) ?? null] as const) };
  }, missing.join(',') || null);
  if (data?.some(([id]) => !known.has(id))) setKnown(new Map([...known, ...data]));

  return {
    known,
    failed: hasFailed,
    reload: load,
    learn: useCallback((photo: OwnPhoto) => setKnown((before) => new Map([...before, [photo.id, photo]])), []),
  };
}

interface UploadTileProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** An upload in progress, or one that failed. */
function UploadTile({ upload: { file, state, progress, problem }, onRetry, onRemove }: UploadTileProps) {
  const nameId = useId();
  const percent = Math.round(progress * 100);
  return (
    <li aria-labelledby={nameId} className="grid content-start gap-2 rounded-md border border-line bg-card p-2">
      <FilePicture file={file} readable={state !== 'unusable'} />
      <p id={nameId} className="truncate text-sm font-semibold">
        {file.name}
      </p>
      {problem === '' ? (
        <div className="grid gap-1 text-sm text-muted">
          <progress
            value={percent}
            max={100}
            aria-labelledby={nameId}
            className="h-2 w-full overflow-hidden rounded-sm accent-primary"
          />
          {state === 'waiting' ? 'Waiting' : percent < 100 ? `${percent}%` : 'Almost there'}
        </div>
      ) : (
        <p role="alert" className="flex gap-1.5 text-sm font-semibold text-on-danger-soft">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(state === 'lost' || state === 'refused') && (
          <Button size="sm" aria-describedby={nameId} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            Retry
          </Button>
        )}
        <Button size="sm" aria-describedby={nameId} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Button>
      </div>
    </li>
  );
}

/** A preview of the local file. */
function FilePicture({ file, readable }: { readonly file: File; readonly readable: boolean }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!readable) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, readable]);
  return (
    <span className="relative block aspect-4/3 overflow-hidden rounded-sm bg-sand-deep">
      {address && <img src={address} alt="" className="absolute inset-0 size-full object-cover opacity-60" />}
    </span>
  );
}
