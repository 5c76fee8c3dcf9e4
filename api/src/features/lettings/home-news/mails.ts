import type { ListingSummary } from '@letfair/contract/search/search';
import type { EndingEvent } from '@letfair/domain/lettings/consequences/homes';
import type { HomeTie } from '@letfair/domain/lettings/consequences/steps';
import { formatPence } from '@letfair/domain/money';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { NOTHING_TO_DO } from '../../../platform/mail/letter.ts';
import type { StopLink } from '../../accounts/email-switches/index.ts';
import { homeCard, SIMILAR_HOMES } from '../../search/results/index.ts';

/** The ties whose people get an email about one home. */
export type OwnTie = Exclude<HomeTie, 'viewing' | 'saved'>;

interface TieWords {
  /** "A home you viewed". */
  readonly home: string;
  readonly whatNow: string;
  readonly why: string;
}

const tieWords: Readonly<Record<OwnTie, TieWords>> = {
  accepted: {
    home: 'A home you were accepted for',
    whatNow: 'Your application stays on Letfair. Please don’t pay anything until the home is available again.',
    why: 'You’re getting this one-off email because your application for this home was accepted.',
  },
  applied: {
    home: 'A home you applied for',
    whatNow: 'Your application stays on Letfair in case the home becomes available again.',
    why: 'You’re getting this one-off email because you applied for this home.',
  },
  waiting: {
    home: 'A home you were waiting to view',
    whatNow: 'We’ve taken you off its waiting list.',
    why: 'You’re getting this one-off email because you were on the waiting list for a viewing.',
  },
  viewed: {
    home: 'A home you viewed',
    whatNow: NOTHING_TO_DO,
    why: 'You’re getting this one-off email because you viewed this home.',
  },
  enquired: {
    home: 'A home you asked about',
    whatNow: NOTHING_TO_DO,
    why: 'You’re getting this one-off email because you sent a message about this home.',
  },
};

/** The applications of whoever closes their account are closed with it. */
const closedNow: Readonly<Partial<Record<OwnTie, string>>> = {
  accepted:
    'We’ve closed your application, so you don’t need to do anything else. Please don’t pay anyone for this home.',
  applied: 'We’ve closed your application. You don’t need to do anything.',
};

const eventWords: Readonly<
  Record<EndingEvent, { readonly subject: string; readonly sentence: (title: string) => string }>
> = {
  let: { subject: 'has been let', sentence: (title) => `“${title}” has been let.` },
  withdrawn: {
    subject: 'is no longer available',
    sentence: (title) => `“${title}” has been taken off Letfair.`,
  },
  hidden: { subject: 'is no longer available', sentence: (title) => `“${title}” is no longer available on Letfair.` },
  'lister-gone': {
    subject: 'is no longer available',
    sentence: (title) => `“${title}” is no longer available on Letfair.`,
  },
  'lister-closed': {
    subject: 'is no longer available',
    sentence: (title) => `“${title}” is no longer available: its landlord or agent has closed their account.`,
  },
};

interface EndedHome {
  readonly event: EndingEvent;
  readonly tie: OwnTie;
  readonly title: string;
  readonly similar: readonly ListingSummary[];
  readonly publicUrl: string;
}

export function endedHomeMail({ event, tie, title, similar, publicUrl }: EndedHome): MailContent {
  const { home, why } = tieWords[tie];
  const whatNow = (event === 'lister-closed' && closedNow[tie]) || tieWords[tie].whatNow;
  return layOut({
    template: `${tie}-home-${event}`,
    subject: `${home} ${eventWords[event].subject}`,
    firstLine: `${eventWords[event].sentence(title)} ${whatNow}`,
    homes: { heading: SIMILAR_HOMES, cards: similar.map((one) => homeCard(one, publicUrl)) },
    button: { label: 'Find other homes', link: `${publicUrl}/properties` },
    footnotes: [why],
  });
}

/** What happened to a saved home. */
export type SavedNews =
  | { readonly event: EndingEvent; readonly title: string }
  | { readonly event: 'back'; readonly home: ListingSummary }
  | { readonly event: 'rent-cut'; readonly home: ListingSummary; readonly previousPence: number };

interface SavedHomes {
  /** At least one. */
  readonly news: readonly SavedNews[];
  /** Homes like the one that ended, where there is one alone. */
  readonly similar: readonly ListingSummary[];
  readonly publicUrl: string;
  readonly stop: StopLink;
}

const alone: Readonly<Record<SavedNews['event'], string>> = {
  let: 'A home you saved has been let',
  withdrawn: 'A home you saved is no longer available',
  hidden: 'A home you saved is no longer available',
  'lister-gone': 'A home you saved is no longer available',
  'lister-closed': 'A home you saved is no longer available',
  back: 'A home you saved is available again',
  'rent-cut': 'The rent on a home you saved has come down',
};

/** One email for everything that happened to the saved homes of one person. */
export function savedHomesMail({ news, similar, publicUrl, stop }: SavedHomes): MailContent {
  const [first] = news;
  const isOne = news.length === 1;
  const cuts = news.filter((one) => one.event === 'rent-cut');
  const back = news.filter((one) => one.event === 'back');
  const ended = news.filter((one) => one.event !== 'rent-cut' && one.event !== 'back');
  const available = [...cuts, ...back].map(({ home }) => homeCard(home, publicUrl));
  return layOut({
    template: 'saved-homes-news',
    subject: isOne && first ? alone[first.event] : `News about ${news.length} homes you saved`,
    firstLine: firstLineOf(available.length, isOne),
    paragraphs: [
      ...ended.map(({ event, title }) => eventWords[event].sentence(title)),
      ...cuts.map(
        ({ home, previousPence }) =>
          `The rent for “${home.title}” has come down from ${formatPence(previousPence)} to ${formatPence(home.price * 100)} a month.`,
      ),
      ...back.map(({ home }) => `“${home.title}” is available again.`),
    ],
    home: available.length === 1 && isOne ? available[0]! : null,
    homes:
      available.length > 0
        ? { heading: 'You can view these now:', cards: isOne ? [] : available }
        : { heading: SIMILAR_HOMES, cards: similar.map((one) => homeCard(one, publicUrl)) },
    button: { label: 'See your favourites', link: `${publicUrl}/favorites` },
    footnotes: [`You’re getting this email because you saved ${isOne ? 'this home' : 'these homes'}.`],
    unsubscribe: stop,
  });
}

function firstLineOf(available: number, isOne: boolean): string {
  if (available === 0)
    return isOne ? 'Look at similar homes, or save another one.' : 'Find other homes: these are no longer available.';
  return isOne
    ? 'Book a viewing soon if you’d still like to see it.'
    : 'Book viewings soon for any you’d still like to see.';
}
