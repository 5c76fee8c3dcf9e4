/** Some eighty homes with every kind on file. */
export const MAX_CERTIFICATE_FILES = 500;
/** Earlier certificates of one kind that are kept for a home; the oldest go first. */
export const MAX_EARLIER = 5;
