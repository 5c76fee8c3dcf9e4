import type { ReportDecision } from '@letfair/domain/reports/reports';

/** Common reasons, which can be edited before they are sent. */
export const usualReasons: Readonly<Record<ReportDecision, readonly string[]>> = {
  dismiss: [
    'We looked at it and found nothing that breaks the rules.',
    'The lister has shown that what it says is true.',
    'The report does not say what is wrong.',
    'The reports come from somebody who competes with the lister.',
  ],
  'hide-listing': [
    'The home does not exist, or is not to let.',
    'What the listing says about the home is misleading. Please correct it.',
    'The photos show another home, or belong to somebody else.',
    'The listing asks for money before a viewing, or outside the law.',
    'The words or pictures are offensive or discriminate.',
  ],
  'suspend-user': [
    'Fraud: the account asked people for money for homes it cannot let.',
    'Harassment or threats against other people.',
    'The account pretends to be somebody else.',
    'Advertising and unwanted messages to many people.',
  ],
};

/** Says who reads the reason; reporters are never named. */
export const reasonHints: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'Only moderators read it. The reporters are told that nothing had to be done.',
  'hide-listing': 'The lister reads it, can put it right and send the listing in again.',
  'suspend-user': 'The person reads it by mail and when they try to sign in.',
};
