import { PICTURE_HEIGHT, PICTURE_WIDTH, type ScreenPicture } from '@letfair/contract/site/pages/screen-pictures';
import { classNames } from '../../../../lib/class-names.ts';

const files = import.meta.glob<string>('./files/*.webp', { eager: true, query: '?url', import: 'default' });

interface PictureOfScreenProps {
  readonly of: ScreenPicture;
  readonly alt: string;
  readonly className?: string;
}

/** A real screen. Its frame has the picture's shape before the file arrives. */
export const PictureOfScreen = ({ of, alt, className }: PictureOfScreenProps) => (
  <img
    src={files[`./files/${of}.webp`]}
    alt={alt}
    width={PICTURE_WIDTH}
    height={PICTURE_HEIGHT}
    loading="lazy"
    decoding="async"
    className={classNames('h-auto w-full rounded-md border border-line bg-sand', className)}
  />
);
