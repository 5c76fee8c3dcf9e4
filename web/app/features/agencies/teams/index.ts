export { loadTeam, TeamPage } from './team-page.tsx';
