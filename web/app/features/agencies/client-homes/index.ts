export { AgencyHomesSection } from './agency-homes-section.tsx';
export { ClientHomePage } from './client-home-page.tsx';
export { loadAgencies, loadClientHome, loadClientHomes } from './client-homes-data.ts';
export { ClientHomesPage } from './client-homes-page.tsx';
