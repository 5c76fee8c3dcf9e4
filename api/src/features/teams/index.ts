export { assignListing, listBranches } from './branches.repository.ts';
export { endAllIntegrations } from './end-integrations.ts';
export { findLostRight } from './find-lost-right.ts';
export { inboxRoutes } from './inbox/inbox.ts';
export { endMembership, isInvited } from './join.ts';
export { memberAccess } from './member-access.ts';
export { teamsRoutes } from './routes.ts';
export { countMembers, findTeam, findTeamNames, listPeople } from './team.repository.ts';
