import type { ListingSummary } from '@letfair/contract/search/search';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { titleInSubject } from '../../../platform/mail/letter.ts';
import { homeCard } from '../results/index.ts';

interface FoundHomes {
  readonly searchName: string;
  readonly homes: readonly ListingSummary[];
  /** How many there are, of which the email shows some. */
  readonly total: number;
  /** How many of them suit the search since their rent came down; the others are new. */
  readonly cuts: number;
  readonly publicUrl: string;
  readonly links: {
    readonly search: string;
    readonly unsubscribe: string;
  };
}

const homesIn = (count: number, kind: 'new' | 'cheaper'): string =>
  count === 1 ? `1 ${kind} home` : `${count} ${kind} homes`;

const subjectOf = (total: number, cuts: number): string =>
  [...(total > cuts ? [homesIn(total - cuts, 'new')] : []), ...(cuts > 0 ? [homesIn(cuts, 'cheaper')] : [])].join(
    ' and ',
  );

function introductionOf(total: number, cuts: number): string {
  if (cuts === 0) return total === 1 ? 'a new home matches' : `${total} new homes match`;
  if (cuts < total) return 'new homes and homes with a lower rent match';
  return cuts === 1 ? 'a home has a lower rent and now matches' : `${cuts} homes have a lower rent and now match`;
}

export function foundListingsMail({ searchName, homes, total, cuts, publicUrl, links }: FoundHomes): MailContent {
  const more = total - homes.length;
  const cards = homes.map((home) => homeCard(home, publicUrl));
  return layOut({
    template: 'saved-search-found',
    subject: `${subjectOf(total, cuts)} for ${titleInSubject(searchName, 'your saved search')}`,
    firstLine: `Have a look while ${total === 1 ? 'it’s' : 'they’re'} still available: ${introductionOf(total, cuts)} your saved search “${searchName}”.`,
    home: cards.length === 1 ? cards[0]! : null,
    homes: {
      heading: more > 0 ? `These are the newest. There are ${more} more.` : 'Here they are:',
      cards: cards.length === 1 ? [] : cards,
    },
    button: { label: 'See all homes for this search', link: links.search },
    footnotes: ['You’re getting this email because you asked us to tell you about homes that match this search.'],
    unsubscribe: { label: 'Stop emails for this search', link: links.unsubscribe },
  });
}
