/** How long Undo is offered after a step. */
export const UNDO_SECONDS = 10;
/** The answer has to reach the person, and the press has to come back. */
export const UNDO_GRACE_SECONDS = 5;
/** What follows from a step, such as its emails, waits this long, so that an undo can still stop it. */
export const UNDO_DELAY_SECONDS = UNDO_SECONDS + UNDO_GRACE_SECONDS;
