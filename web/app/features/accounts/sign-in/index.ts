export { AgencyFields, LandlordFields, readPounds, TenantFields } from './role-fields.tsx';
export { verifyPath } from './verify-path.ts';
