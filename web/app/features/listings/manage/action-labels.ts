import type { ListerAction } from '@letfair/domain/listings/lifecycle';

export const actionLabels: Readonly<Record<ListerAction, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  confirm: 'Confirm availability',
  agree: 'Mark let agreed',
  reopen: 'Back on the market',
  let: 'Mark let',
  withdraw: 'Withdraw',
};

/** What is read out, and seen on the badge, when an action has been done. */
export const actionDone: Readonly<Record<ListerAction, string>> = {
  pause: 'is paused',
  resume: 'is live again',
  confirm: 'is confirmed as available',
  agree: 'is marked let agreed',
  reopen: 'is back on the market',
  let: 'is marked let',
  withdraw: 'is withdrawn',
};
