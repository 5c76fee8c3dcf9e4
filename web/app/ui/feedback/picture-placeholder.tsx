import { Bar } from './skeleton.tsx';

/** Fills the frame of a picture, a map or a value that is on its way. */
export const PicturePlaceholder = () => <Bar className="size-full" />;
