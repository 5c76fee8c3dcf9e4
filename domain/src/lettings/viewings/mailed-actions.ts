import { type ViewingAction, viewingActions } from './lifecycle.ts';

/** What a link in a mail does: a step of the viewing, or the answer to "Still coming?". */
export type MailedAction = Exclude<ViewingAction, 'suggest-move'> | 'confirm';
/** A lister suggests another time on the site, where the diary is. */
export const isForMail = (action: ViewingAction): action is Exclude<ViewingAction, 'suggest-move'> =>
  action !== 'suggest-move';
export const mailedActions = [
  'confirm',
  ...viewingActions.filter(isForMail),
] as const satisfies readonly MailedAction[];

export const isMailedAction = (text: string | null): text is MailedAction =>
  (mailedActions as readonly (string | null)[]).includes(text);

/** The page that a link leads to; it acts when its button is pressed, because mail scanners open every link. */
export const mailedActionPath = (token: string, action: MailedAction): string =>
  `/viewings/answer?token=${encodeURIComponent(token)}&do=${action}`;
