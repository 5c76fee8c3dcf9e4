export { ClientHomePage, ClientHomePlaceholder } from './client-home-page.tsx';
export { loadClientHome, loadClientHomes } from './client-homes-data.ts';
export { ClientHomesPage, ClientHomesPlaceholder } from './client-homes-page.tsx';
