export { JoinPage } from './join-page.tsx';
export { loadTeam } from './team-data.ts';
export { TeamPage, TeamPagePlaceholder } from './team-page.tsx';
