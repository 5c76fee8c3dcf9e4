import { listingParts } from './export-listings.ts';
import { ownParts } from './export-own.ts';
import type { ExportPart } from './export-part.ts';
import { sharedParts } from './export-shared.ts';
import { teamParts } from './export-team.ts';
import { viewingParts } from './export-viewings.ts';

export const exportParts: readonly ExportPart[] = [
  ...ownParts,
  ...listingParts,
  ...sharedParts,
  ...viewingParts,
  ...teamParts,
];

/** Tables that reference an account but are not exported, with the reason. */
export const unexportedTables: Readonly<Record<string, string>> = {
  email_verification: 'Holds the hash of a code and what was typed at a sign-up, for minutes.',
  repeated_sign_up: 'Holds what somebody else may have typed at a sign-up with your address.',
  known_device: 'Holds hashes of devices and networks, which nobody can read back.',
  password_reset: 'Holds the hash of a link, for minutes.',
  sign_in_challenge: 'Holds the hash of a token, for minutes.',
  recovery_code: 'Holds hashes of codes that work once.',
  certificate_calendar: 'Holds the hash of a secret address.',
  appeal_link: 'Holds the hash of a link that works once.',
  data_export: 'Holds the export itself.',
  reported_target: 'What others reported about somebody would tell who they are.',
  review_claim: 'Tells for minutes what an admin is looking at.',
  moderator_note:
    'Notes for the prevention of fraud would warn whoever they are about; our team answers requests for them one by one.',
  viewing_feed: 'Holds the hash of a secret address.',
  viewing_link: 'Holds hashes of the links in mails about your viewings.',
  bulk_change: 'Holds for seconds what is needed to undo a change of many homes.',
  viewing_notice: 'Holds for minutes what is about to be mailed to you.',
  report_decision: 'An admin decided for the site, not as a private person; whoever it was about was told by mail.',
};

export const writeReadMe = (madeAt: Date): string =>
  [
    'What Letfair holds about you',
    `Made on ${madeAt.toISOString().slice(0, 10)}.`,
    '',
    ...exportParts.map(({ file, about }) => `${file}\n  ${about}`),
    'photos/\n  Your pictures, as large as we keep them.',
    'certificates/\n  The files of your certificates.',
    '',
    'The files are JSON, which any text editor opens. Times are in UTC. Passwords, codes and sign-in tokens are not here, since we keep nothing of them but hashes. Other people are called what you see on the site.',
    '',
  ].join('\n');
