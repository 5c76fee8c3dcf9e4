export { FIRST_VISIT, verifyPath } from './return-path.ts';
export { AgencyFields, LandlordFields, readPounds, TenantFields } from './role-fields.tsx';
