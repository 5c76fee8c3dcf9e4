export const BEDROOMS = { min: 0, max: 50, step: 1 } as const;
export const BATHROOMS = { min: 1, max: 20, step: 0.5 } as const;

export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5_000;
export const MAX_ADDRESS_PART = 120;
/** The longest postcode has eight characters; blanks around it do no harm. */
export const MAX_POSTCODE = 10;
export const MAX_FEATURE = 200;
export const MAX_FEATURES = 40;
export const MAX_PHOTOS = 30;
export const MAX_DETAILS = 1_000;
export const MAX_REGISTRATION_NUMBER = 60;
export const MAX_REFERENCE = 60;
export const MAX_SECOND_ADVERT_REASON = 300;
/** £; a figure above these is a typing mistake. */
export const MAX_RENT = 200_000;
export const MAX_DEPOSIT = 1_000_000;
export const MAX_COUNT = 100;
/** Whoever stays longer lives there; no law names a number. */
export const MAX_HOLIDAY_WEEKS = 12;
export const MAX_PROVIDER = 120;
export const MAX_DRAFTS = 50;
export const AUTOSAVE_SECONDS = 30;
/** An energy certificate that has been ordered may be awaited for this long. */
export const DAYS_TO_OBTAIN_EPC = 28;
