export { loadRents } from './load-rents.ts';
export { bedroomsIn, rentsCsv } from './rents-data.ts';
export { RentsPage } from './rents-page.tsx';
export { rentsPicture } from './rents-picture.ts';
