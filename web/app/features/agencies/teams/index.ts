export { loadTeam, TeamPage, TeamPagePlaceholder } from './team-page.tsx';
