export { loadRents } from './load-rents.ts';
export { rentsCsv } from './rents-csv.ts';
export { bedroomsIn } from './rents-data.ts';
export { RentsPage } from './rents-page.tsx';
export { rentsPicture } from './rents-picture.ts';
