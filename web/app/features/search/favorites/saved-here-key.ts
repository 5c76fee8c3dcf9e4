/** Apart from what reads it, because every page asks whether there is something. */
export const SAVED_HERE_KEY = 'saved-homes';
