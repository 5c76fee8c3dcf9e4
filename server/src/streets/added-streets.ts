/** Where `npm run add-streets` puts its archive below `DATA_DIR`, and where the site finds it without a setting. */
export const ADDED_STREETS = 'streets.pmtiles';
