/** What a tenant may say they look for. */
export const preferredPropertyTypes = ['flat', 'house', 'studio', 'room'] as const;
export type PreferredPropertyType = (typeof preferredPropertyTypes)[number];
/** £ per month; above it a figure is a typing mistake. */
export const MAX_BUDGET_POUNDS = 100_000;
export const MAX_PREFERRED_AREA_LENGTH = 500;
