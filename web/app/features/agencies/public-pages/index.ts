export { AgentsInTownPage, AgentsPage, agentsInTitle } from './directory-page.tsx';
export { homesOf, loadPublicPage, type PublicPageView } from './load-public-page.ts';
export { PublicPage } from './public-page.tsx';
