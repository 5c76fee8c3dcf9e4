import type { Photo } from '@letfair/contract/photos';
import { ArrowLeft, ArrowRight, GripVertical, ImageOff, Star, Trash2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CaptionField } from './caption-field.tsx';
import { placeForKey } from './photo-order.ts';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { TileButton } from './tile-button.tsx';
import { tileMark } from './use-drag-order.ts';

interface PhotoTileProps {
  readonly id: string;
  /** Undefined while it is on its way, null when the server no longer has it. */
  readonly photo: Photo | null | undefined;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly dragged: boolean;
  readonly over: boolean;
  readonly grip: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
  readonly onSaved: (photo: Photo) => void;
}

export function PhotoTile({ id, photo, place, count, dragged, over, grip, onMove, onRemove, onSaved }: PhotoTileProps) {
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
      <div className="flex flex-wrap gap-1.5">
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
      {photo && <CaptionField photo={photo} place={place + 1} onSaved={onSaved} />}
      {photo === null && <p className="text-sm text-muted">This photo is no longer kept. Please remove it.</p>}
    </li>
  );
}

function TilePicture({ photo, place }: Pick<PhotoTileProps, 'photo' | 'place'>) {
  if (photo)
    return (
      <PhotoThumbnail
        photo={photo}
        alt={photo.caption || `Photo ${place + 1}`}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
      />
    );
  if (photo === undefined) return <Skeleton className="aspect-4/3 w-full" />;
  return (
    <span className="grid aspect-4/3 place-items-center rounded-sm bg-sand-deep text-muted">
      <ImageOff aria-hidden="true" className="size-8" />
    </span>
  );
}
