export { ClientHomePage } from './client-home-page.tsx';
export { loadClientHome, loadClientHomes } from './client-homes-data.ts';
export { ClientHomesPage } from './client-homes-page.tsx';
