import type { OwnPhoto } from '@letfair/contract/listings/photos';
import { MAX_CAPTION, type PhotoKind, photoKindLabels } from '@letfair/domain/files/photos';
import { ArrowLeft, ArrowRight, GripVertical, ImageOff, type LucideIcon, Star, Trash2 } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import { controlStyle } from '../../../ui/forms/field.tsx';
import { optionsOf, Select } from '../../../ui/forms/select.tsx';
import { PhotoThumbnail } from '../../../ui/photo-thumbnail.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { api } from '../../accounts/session/index.ts';
import { placeForKey } from './photo-rules.ts';
import { tileMark } from './use-drag-order.ts';

interface PhotoTileProps {
  readonly id: string;
  /** Undefined while it is on its way, null when the server no longer has it. */
  readonly photo: OwnPhoto | null | undefined;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly dragged: boolean;
  readonly over: boolean;
  readonly grip: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
  /** Set while the picture is questioned for its size. */
  readonly onKeepSmall: (() => void) | undefined;
  readonly onSaved: (photo: OwnPhoto) => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { id, photo, place, count, dragged, over, grip, onMove, onRemove, onKeepSmall, onSaved } = props;
  const nameId = useId();
  const name = `Photo ${place + 1} of ${count}${photo?.caption ? `: ${photo.caption}` : ''}`;
  const first = place === 0;
  const last = place === count - 1;
  return (
    <li
      {...tileMark(id)}
      aria-labelledby={nameId}
      className={classNames(
        'grid content-start gap-2 rounded-md border bg-card p-2',
        over && !dragged ? 'border-primary ring-2 ring-primary' : 'border-line',
        dragged && 'opacity-50',
      )}
    >
      <span id={nameId} className="sr-only">
        {name}
      </span>
      <div className="relative">
        <TilePicture photo={photo} place={place} />
        {first && (
          <span className="absolute top-2 left-2">
            <Badge tone="good">Cover</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-1">
        <TileButton
          {...grip}
          grip
          name="Drag to reorder"
          icon={GripVertical}
          aria-describedby={nameId}
          onKeyDown={(event) => {
            const target = placeForKey(event.key, place, count);
            if (target === null) return;
            event.preventDefault();
            onMove(target);
          }}
        />
        <TileButton
          name="Move earlier"
          icon={ArrowLeft}
          aria-describedby={nameId}
          idle={first}
          onClick={() => onMove(place - 1)}
        />
        <TileButton
          name="Move later"
          icon={ArrowRight}
          aria-describedby={nameId}
          idle={last}
          onClick={() => onMove(place + 1)}
        />
        <TileButton name="Make cover" icon={Star} aria-describedby={nameId} idle={first} onClick={() => onMove(0)} />
        <TileButton name="Remove photo" icon={Trash2} aria-describedby={nameId} onClick={onRemove} />
      </div>
      {photo && onKeepSmall && <SmallPicture photo={photo} onKeep={onKeepSmall} onRemove={onRemove} />}
      {photo && <CaptionField photo={photo} place={place + 1} onSaved={onSaved} />}
      {photo && <KindField photo={photo} place={place + 1} onSaved={onSaved} />}
      {photo === null && <p className="text-sm text-muted">We no longer have this photo. Please remove it.</p>}
    </li>
  );
}

interface SmallPictureProps {
  readonly photo: OwnPhoto;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asked, never refused: it may be the only picture there is. */
const SmallPicture = ({ photo: { width, height }, onKeep, onRemove }: SmallPictureProps) => (
  <div className="grid gap-2 rounded-sm bg-accent-soft p-2.5 text-sm">
    <p className="text-on-accent-soft">
      This photo is only {width} × {height} pixels and will look blurred. Do you have a larger one?
    </p>
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={onKeep}>
        Keep it
      </Button>
      <Button size="sm" onClick={onRemove}>
        Remove it
      </Button>
    </div>
  </div>
);

function TilePicture({ photo, place }: Pick<PhotoTileProps, 'photo' | 'place'>) {
  if (photo)
    return (
      <PhotoThumbnail
        photo={photo}
        alt={photo.caption || `Photo ${place + 1}`}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
      />
    );
  if (photo === undefined)
    return (
      <span className="block aspect-4/3">
        <PicturePlaceholder />
      </span>
    );
  return (
    <span className="grid aspect-4/3 place-items-center rounded-sm bg-sand-deep text-muted">
      <ImageOff aria-hidden="true" className="size-8" />
    </span>
  );
}

interface CaptionFieldProps {
  readonly photo: OwnPhoto;
  readonly place: number;
  readonly onSaved: (photo: OwnPhoto) => void;
}

/** Saved when the focus leaves it. A caption that could not be saved stays as typed, with a way to try again. */
function CaptionField({ photo, place, onSaved }: CaptionFieldProps) {
  const id = useId();
  const [text, setText] = useState(photo.pendingCaption ?? photo.caption);
  const [status, setStatus] = useState<'rest' | 'saving' | 'failed'>('rest');

  const isWaiting = photo.pendingCaption !== undefined;

  async function save() {
    const caption = text.trim();
    if (caption === (photo.pendingCaption ?? photo.caption) || status === 'saving') return;
    setStatus('saving');
    try {
      const answer = await api.photos.caption({ params: { id: photo.id }, body: { caption } });
      setStatus(answer.success ? 'rest' : 'failed');
      if (answer.success) onSaved(answer.data);
    } catch {
      setStatus('failed');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="sr-only">
        Caption for photo {place}
      </label>
      <input
        id={id}
        value={text}
        maxLength={MAX_CAPTION}
        placeholder="Caption, such as Kitchen"
        aria-describedby={status === 'failed' ? `${id}-failed` : isWaiting ? `${id}-waiting` : undefined}
        // The caption saves itself: its events do not reach the form, and Enter does not submit it.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
        className={controlStyle}
      />
      {isWaiting && status !== 'failed' && (
        <p id={`${id}-waiting`} role="status" className="text-sm text-muted">
          This caption is waiting for review. Until then, people see{' '}
          {photo.caption ? `“${photo.caption}”` : 'no caption'}.
        </p>
      )}
      {status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-on-danger-soft">
          <span id={`${id}-failed`}>We couldn’t save the caption.</span>
          <Button size="sm" onClick={() => void save()}>
            Save again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Saved as soon as it is chosen. */
function KindField({ photo, place, onSaved }: CaptionFieldProps) {
  const id = useId();
  const [hasFailed, setHasFailed] = useState(false);

  async function save(kind: PhotoKind) {
    setHasFailed(false);
    try {
      const caption = photo.pendingCaption ?? photo.caption;
      const answer = await api.photos.caption({ params: { id: photo.id }, body: { caption, kind } });
      setHasFailed(!answer.success);
      if (answer.success) onSaved(answer.data);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    // The choice saves itself: its events do not reach the form.
    <div className="grid gap-1" onInput={(event) => event.stopPropagation()}>
      <label htmlFor={id} className="sr-only">
        What photo {place} shows
      </label>
      <Select
        id={id}
        value={photo.kind ?? 'photo'}
        options={optionsOf(photoKindLabels)}
        onChange={(event) => {
          event.stopPropagation();
          void save(event.target.value as PhotoKind);
        }}
      />
      {hasFailed && (
        <p role="alert" className="text-sm text-on-danger-soft">
          We couldn’t save this. Please choose again.
        </p>
      )}
    </div>
  );
}

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'type' | 'disabled'> {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The drag handle, on which touch does not scroll the page. */
  readonly grip?: boolean;
  /** Disabled without losing the focus. */
  readonly idle?: boolean;
}

const style =
  'grid size-9 cursor-pointer place-items-center rounded-sm border border-line-strong bg-card text-ink hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-40';

const TileButton = ({ name, icon: Icon, grip = false, idle = false, onClick, ...rest }: TileButtonProps) => (
  <button
    {...rest}
    type="button"
    title={name}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
    className={grip ? `${style} touch-none` : style}
  >
    <Icon aria-hidden="true" className="size-4.5" />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
);
