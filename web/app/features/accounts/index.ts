export { readPounds } from './read-pounds.ts';
export { AgencyFields, LandlordFields, TenantFields } from './role-fields.tsx';
export { verifyPath } from './verify-path.ts';
