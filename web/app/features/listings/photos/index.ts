export { PhotoPicker } from './photo-picker.tsx';
export { NoPhoto, PhotoThumbnail } from './photo-thumbnail.tsx';
