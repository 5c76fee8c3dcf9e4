export { LeftTeam } from './left-team.tsx';
export { Permitted, PermittedFields, PermittedPage, RoleNote, useMayInTeam } from './permitted.tsx';
export { useHasTeam, useTeamMembers } from './use-team.ts';
