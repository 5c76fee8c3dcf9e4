export { inboxRoutes } from './inbox/inbox.ts';
export { endMembership, isInvited } from './join.ts';
export { teamsRoutes } from './routes.ts';
export { countMembers, deleteOldInvitations } from './team.repository.ts';
