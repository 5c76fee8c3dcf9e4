import type { AppealDecision } from '@letfair/domain/trust/moderation/appeals';
import { wordingReasons } from '@letfair/domain/trust/moderation/wording-decisions';
import type { ReportDecision } from '@letfair/domain/trust/reports/reports';

/** Common reasons for each decision in plain words, which can be edited before they are sent. */
export const usualReasons = {
  reject: [
    'Please add photos of the rooms themselves: these don’t show the home.',
    'The photos are also used in another listing. Please use your own, or tell us why they’re in both.',
    'The title, the text and the form give different rents. Please make them the same.',
    'Please remove phone numbers, email addresses and links from the text. People can message you here.',
    ...wordingReasons,
    'Please describe this home. At the moment, the text describes a different home, or your company.',
    'We don’t think this advert is genuine: its photos or text belong to someone else’s home.',
    'The rent is far below that of similar homes, and we couldn’t confirm that this home is yours to let.',
    'The advert asks people to pay before they’ve seen the home. That’s a common sign of fraud, so we don’t allow it.',
    'The advert asks people to pay or get in touch in a way nobody can trace. We don’t allow that.',
  ],
  dismiss: [
    'We looked at it and found nothing that breaks the rules.',
    'The landlord or agent has shown us that the listing is accurate.',
    'The report doesn’t say what’s wrong.',
    'The reports come from a competitor of the landlord or agent.',
  ],
  'hide-listing': [
    'The home doesn’t exist, or isn’t to let.',
    'What the listing says about the home is misleading. Please correct it.',
    'The photos show another home, or belong to someone else.',
    'The listing asks for money before a viewing, or for a payment the law doesn’t allow.',
    'The words or pictures are offensive or discriminatory.',
  ],
  'suspend-user': [
    'Fraud: asking people to pay for homes that weren’t theirs to let.',
    'Harassment or threats against other people.',
    'Pretending to be someone else.',
    'Sending adverts or unwanted messages to lots of people.',
  ],
  measure: [
    'Several people have reported rude or threatening messages from this account.',
    'We’ve rejected this account’s listings several times for the same reason.',
    'The same home was listed more than once.',
    'We’re looking into reports about this account.',
  ],
  uphold: [
    'We’ve looked at everything again, and our decision hasn’t changed.',
    'What you’ve told us doesn’t change what we found.',
    'Please fix the problems listed in our decision, then submit the listing again.',
  ],
  overturn: [
    'You’re right. Thanks for explaining.',
    'We made a mistake, and we’re sorry.',
    'The problem has now been put right.',
  ],
  'strike-entry': [
    'The messages show that you told the other person in time.',
    'The other person agrees with what you wrote.',
    'We can’t tell who’s right, so the entry doesn’t count.',
  ],
  'keep-entry': [
    'What you’ve told us doesn’t change what we found.',
    'The messages show that the other person waited for you.',
  ],
} as const satisfies Readonly<
  Record<ReportDecision | AppealDecision | 'reject' | 'measure' | 'strike-entry' | 'keep-entry', readonly string[]>
>;

/** Says who reads the reason; reporters are never named. */
export const reasonHints: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'Only moderators can read your reason. We’ll tell the people who reported this that we took no action.',
  'hide-listing': 'The landlord or agent will read this. They can put it right and submit the listing again.',
  'suspend-user': 'They’ll see this in our email and when they try to sign in.',
};
