import {
  CODE_MINUTES,
  REMEMBERED_SESSION_DAYS,
  RESET_MINUTES,
  REVERT_DAYS,
  SESSION_HOURS,
} from '@letfair/domain/accounts/sign-in-rules';
import { retentionTexts } from '@letfair/domain/privacy/retention';
import { TICKET_RETENTION } from '@letfair/domain/support/lifecycle';

interface Kept {
  readonly what: string;
  readonly holds: string;
  readonly why: string;
  readonly until: string;
}

/** One row per kind of personal data; a test compares it with what the retention jobs delete. */
export const kept: readonly Kept[] = [
  {
    what: 'Account',
    holds:
      'Name, email address, phone number and kind of account; your photo, if you give one, as two small square copies; an email address you want to change to, until you verify it; a landlord’s address and registration number; an agent’s company name, licence and registration number, trading address, redress scheme, client money protection and fees page; a tenant’s budget, areas, kind of home, moving date and must-haves, if given. If an account was suspended, when and why. Your password only as a hash.',
    why: 'To give you an account and to show you what fits.',
    until: `As long as you have the account, and ${retentionTexts.closedAccountDays} longer in case you change your mind. A sign-up that is never verified goes after ${retentionTexts.unverifiedAccountDays}.`,
  },
  {
    what: 'Sign-in tokens',
    holds:
      'A hash of the token your browser keeps, which cannot be turned back; the kind of browser and system you signed in with, such as “Firefox on Windows”; and, to the hour, when you last used it.',
    why: 'To know that it is you, and to show you where you are signed in.',
    until: `${SESSION_HOURS} hours, ${REMEMBERED_SESSION_DAYS} days with “Remember me”, or until you sign out.`,
  },
  {
    what: 'Codes and links',
    holds:
      'Hashes of verification codes and password links; a former email address with the hash of the link back to it.',
    why: 'To check the one you enter, and to give an account back to its owner.',
    until: `Good for ${CODE_MINUTES} minutes (codes), ${RESET_MINUTES} minutes (password links) or ${REVERT_DAYS} days (links back to a former address), then deleted.`,
  },
  {
    what: 'Emails we send you',
    holds: 'Your address and the subject. The text is erased as soon as the email is on its way.',
    why: 'To deliver it, and to find out why one did not arrive.',
    until: `${retentionTexts.mailDays}.`,
  },
  {
    what: 'Counters against guessing',
    holds:
      'How often something was tried, under a hash of the network or email address. The address itself is not stored.',
    why: 'To stop people who guess passwords or flood the site.',
    until: `About ${retentionTexts.throttleDays}.`,
  },
  {
    what: 'Answers to repeated requests',
    holds: 'Our answer to a form you sent, encrypted with a key made from the request, which we do not keep.',
    why: 'So that a form sent twice by a bad connection counts once.',
    until: `About ${retentionTexts.repeatedAnswerDays}.`,
  },
  {
    what: 'Support requests',
    holds:
      'Your name, email address, what you and our support desk wrote, and where it stands. Complaints about your data are kept in the same way.',
    why: 'To answer you, and to be able to show what was said.',
    until: `${TICKET_RETENTION.years} years after it was closed, then deleted.`,
  },
  {
    what: 'Homes you list',
    holds:
      'Your drafts, listings and inventory bookings. Of your photos we keep smaller copies, without where and when they were taken.',
    why: 'To show them to people who look for a home, once they are approved.',
    until: `Until you delete a draft or your account. Photos in no draft and no listing go after ${retentionTexts.unusedPhotoHours}.`,
  },
  {
    what: 'Decisions about listings',
    holds: 'What happened to a listing, when, and the reason. Who lists and who decides are numbers, not names.',
    why: 'To be able to explain and to check what was decided.',
    until:
      'For good: entries can be neither changed nor removed. When you delete your account, the words of those about you are taken out.',
  },
  {
    what: 'Favourites and saved searches',
    holds: 'Which homes you saved, which searches, and how often we may write about them.',
    why: 'To show them again, and to tell you what is new.',
    until: `Until you remove them or delete your account. Which homes a search has found goes after ${retentionTexts.alertDays}. Every email stops with one click; the link in it works for ${retentionTexts.unsubscribeLinkDays}.`,
  },
  {
    what: 'How often a home is looked at',
    holds:
      'A number for each day. To count nobody twice, a hash of the network address and browser is kept for that day, made with a secret that is thrown away with it.',
    why: 'To tell listers how their home is doing.',
    until: `The hashes one day. The numbers as long as the listing, by the day for ${retentionTexts.dailyViewMonths} and by the month after that.`,
  },
  {
    what: 'Messages',
    holds: 'What you and the other side wrote, when, how far each of you has read, and whether one blocks the other.',
    why: 'To deliver them, and to show both of you the same conversation.',
    until:
      'As long as one of the two of you has the account. When you delete yours, the other side keeps what was said without your name, and your address and number are taken out.',
  },
  {
    what: 'Renter profile',
    holds:
      'If you apply for a home: when you would like to move, how many you are, your work in broad terms, your pets and a note, as far as you fill them in. No employer, no salary, no documents.',
    why: 'So that you need not type it again for the next home.',
    until: 'Until you change it or delete your account.',
  },
  {
    what: 'Applications',
    holds:
      'The home, your offer, the parts of your renter profile you chose to show, each step with its date, and the reason if it was declined.',
    why: 'To show the lister what you tell them, and both of you where it stands.',
    until:
      'As long as one of the two of you has the account. When you delete yours, what you showed of your profile goes.',
  },
  {
    what: 'Reports',
    holds:
      'What you report, the reason you choose, what you write about it, and what we decided and why. Those you report are not told who did.',
    why: 'To keep people safe, and to be able to show what we did about it.',
    until:
      'As long as what was reported exists. If you delete your account, the report stays without anything that says it was yours.',
  },
  {
    what: 'An agent’s clients',
    holds: 'The name, and if the agent enters them the email address, phone number, address and notes, of landlords.',
    why: 'So that an agent can tell whose home a listing is. Nobody else sees it.',
    until: 'Until the agent deletes the account.',
  },
  {
    what: 'Copies of your data',
    holds: 'A file with all of this, if you ask for one in your profile.',
    why: 'So that you can download it. Nobody else can.',
    until: `${retentionTexts.exportDays}.`,
  },
  {
    what: 'Server log',
    holds: 'Time, page and result of each request. No names, no network addresses.',
    why: 'To find faults.',
    until: 'Only as long as we need it for that.',
  },
];

export const KeptData = () => (
  <div className="border-b border-line">
    {kept.map(({ what, holds, why, until }) => (
      <div key={what} className="grid gap-2 border-t border-line py-5">
        <h3 className="font-sans text-base tracking-normal">{what}</h3>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
          <dt className="text-sm text-muted sm:pt-0.5">We keep</dt>
          <dd>{holds}</dd>
          <dt className="text-sm text-muted sm:pt-0.5">Why</dt>
          <dd>{why}</dd>
          <dt className="text-sm text-muted sm:pt-0.5">How long</dt>
          <dd>{until}</dd>
        </dl>
      </div>
    ))}
  </div>
);
