/** Where an agent changes what is shown with every home. */
export const AGENCY_DETAILS = '/profile#agency';
