import type { Rewriter } from '../../../../platform/mail/send-mail.ts';
import { type ListerReminderRewrite, writeListerReminder } from '../reminders/remind-viewings.ts';
import { type MailDeps, rewriteSide, type SideRewrite } from './mail-side.ts';
import {
  type AskedRewrite,
  type FreePlaceRewrite,
  type ProposalsRewrite,
  writeAsked,
  writeFreePlace,
  writeProposals,
} from './write-offers.ts';

type Kind = (SideRewrite | AskedRewrite | ProposalsRewrite | FreePlaceRewrite | ListerReminderRewrite)['kind'];

/** Emails about viewings are written from what is so when they are sent, be it after an outage of the mail server. */
export const viewingRewriters = (deps: MailDeps): ReadonlyMap<string, Rewriter> =>
  new Map(
    Object.entries({
      viewing: rewriteSide(deps),
      'viewing-proposals': writeProposals(deps),
      'viewing-free-place': writeFreePlace(deps),
      'viewing-times-asked': writeAsked(deps),
      'viewing-lister-reminder': writeListerReminder(deps),
    } satisfies Record<Kind, Rewriter>),
  );
