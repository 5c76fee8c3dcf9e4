/** How long the link that gives an account its former address back works. */
export const REVERT_DAYS = 14;
