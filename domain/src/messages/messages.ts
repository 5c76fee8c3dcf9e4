export const MAX_MESSAGE = 4_000;
/** An unread message is told by mail once it has waited so long, and only once until somebody reads. */
export const UNREAD_MAIL_MINUTES = 5;
/** Document 2, section 9. */
export const LAYOUT_HEIGHT_PX = 600;
