import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';

interface AvatarProps {
  readonly names: readonly string[];
  /** An address or image data; without it, or where it cannot be shown, the initials stand in. */
  readonly photo?: string | null | undefined;
  readonly size?: 'sm' | 'lg';
}

const sizes = { sm: 'size-8 rounded-sm text-sm', lg: 'size-24 rounded-md text-heading' } as const;

/** Decorative: the name stands beside it. */
export function Avatar({ names, photo, size = 'sm' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = classNames('grid shrink-0 place-items-center overflow-hidden', sizes[size]);
  if (photo && photo !== broken)
    return (
      <img
        src={photo}
        alt=""
        decoding="async"
        onError={() => setBroken(photo)}
        className={classNames(frame, 'bg-sand-deep object-cover')}
      />
    );
  return (
    <span aria-hidden="true" className={classNames(frame, 'bg-primary-soft font-semibold text-link')}>
      {names.map(firstLetter).join('')}
    </span>
  );
}

const firstLetter = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();
