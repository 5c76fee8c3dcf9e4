export { findExamplePhoto } from './example-photo.ts';
export { type MailExample, type MailGallery, mailGallery } from './gallery.ts';
export { type SampleName, sampleNames, sampleOf } from './samples.ts';
