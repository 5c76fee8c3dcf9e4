export { loadImports } from './import-data.ts';
export { ImportPage } from './import-page.tsx';
