export { Permitted, PermittedFields, PermittedPage, RoleNote, useMayInTeam } from './permitted.tsx';
