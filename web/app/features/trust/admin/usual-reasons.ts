import type { AppealDecision } from '@letfair/domain/trust/moderation/appeals';
import { wordingReasons } from '@letfair/domain/trust/moderation/wording-decisions';
import type { ReportDecision } from '@letfair/domain/trust/reports/reports';

/** Common reasons for each decision in plain words, which can be edited before they are sent. */
export const usualReasons = {
  reject: [
    'Please add photos of the rooms themselves: these do not show the home.',
    'The photos also stand in another listing. Please use your own, or tell us why both are right.',
    'The rent differs between the title, the text and the form. Please make them the same.',
    'Please take phone numbers, email addresses and links out of the text. People write to you here.',
    ...wordingReasons,
    'Please describe this home: the text is about another one, or about your company.',
  ],
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
  measure: [
    'Several people have told us of rude or threatening messages from this account.',
    'Listings of this account were rejected again and again for the same reason.',
    'The same home was listed more than once.',
    'We are looking into reports about this account.',
  ],
  uphold: [
    'We have looked at everything again, and the decision was right.',
    'What you write does not change what we saw.',
    'Please put right what the decision names; then you can send it in again.',
  ],
  overturn: [
    'You are right: what you wrote explains it.',
    'We made a mistake, and we are sorry.',
    'What the decision was about has been put right.',
  ],
  'strike-entry': [
    'The messages show that you told the other side in time.',
    'The other side agrees with what you wrote.',
    'We cannot tell who is right, so the entry does not count.',
  ],
  'keep-entry': [
    'What you write does not change what we saw.',
    'The messages show that the other side waited for you.',
  ],
} as const satisfies Readonly<
  Record<ReportDecision | AppealDecision | 'reject' | 'measure' | 'strike-entry' | 'keep-entry', readonly string[]>
>;

/** Says who reads the reason; reporters are never named. */
export const reasonHints: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'Only moderators read it. The reporters are told that nothing had to be done.',
  'hide-listing': 'The lister reads it, can put it right and send the listing in again.',
  'suspend-user': 'The person reads it by mail and when they try to sign in.',
};
