import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

interface PhotoCountProps {
  /** "6", or "2/6" once they have been turned. */
  readonly shown: string;
  readonly count: number;
}

/** In the corner of a photo. */
export const PhotoCount = ({ shown, count }: PhotoCountProps) => (
  <p className="home-card-count">
    {shown}
    <VisuallyHidden>{count === 1 ? ' photo' : ' photos'}</VisuallyHidden>
  </p>
);
