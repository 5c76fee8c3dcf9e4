export { ConversationTeam } from './inbox/conversation-team.tsx';
export { JoinPage } from './join-page.tsx';
export { loadTeam } from './team-data.ts';
export { TeamPage, TeamPagePlaceholder } from './team-page.tsx';
export { useHasTeam } from './use-has-team.ts';
export { useTeamMembers } from './use-team-members.ts';
