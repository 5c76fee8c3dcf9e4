import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

/** As wide as a card is in a list. */
export const PHOTO_WIDTHS = '(min-width: 72rem) 22rem, (min-width: 40rem) 50vw, 100vw';

interface PhotoCountProps {
  /** "6", or "2/6" once they have been turned. */
  readonly shown: string;
  readonly count: number;
  readonly icon?: ReactNode;
}

/** In the corner of a photo. */
export const PhotoCount = ({
  shown,
  count,
  icon = <Camera aria-hidden="true" className="size-4" />,
}: PhotoCountProps) => (
  <p className="home-card-count">
    {icon}
    {shown}
    <VisuallyHidden>{count === 1 ? ' photo' : ' photos'}</VisuallyHidden>
  </p>
);
