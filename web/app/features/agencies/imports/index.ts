export { loadImports } from './import-data.ts';
export { ImportPage, ImportPagePlaceholder } from './import-page.tsx';
