import type { ListingSummary } from '@letfair/contract/search/search';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { mailEntry } from '../results/index.ts';

interface FoundHomes {
  readonly searchName: string;
  readonly homes: readonly ListingSummary[];
  /** How many there are, of which the mail shows some. */
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

function introductionOf(searchName: string, total: number, cuts: number): string {
  if (cuts === 0)
    return total === 1
      ? `A new home suits your saved search “${searchName}”.`
      : `New homes suit your saved search “${searchName}”.`;
  if (cuts < total) return `New homes, and homes whose rent came down, suit your saved search “${searchName}”.`;
  return cuts === 1
    ? `The rent of a home came down, so that it suits your saved search “${searchName}”.`
    : `The rents of some homes came down, so that they suit your saved search “${searchName}”.`;
}

export function foundListingsMail({ searchName, homes, total, cuts, publicUrl, links }: FoundHomes): MailContent {
  const more = total - homes.length;
  return layOut({
    template: 'saved-search-found',
    subject: `${subjectOf(total, cuts)} for “${searchName}”`,
    paragraphs: [
      introductionOf(searchName, total, cuts),
      ...(more > 0 ? [`These are the newest; there are ${more} more.`] : []),
    ],
    entries: homes.map((home) => mailEntry(home, publicUrl)),
    button: { label: 'See everything that suits this search', link: links.search },
    footnotes: ['You’re getting this email because you asked us to tell you about homes that match this search.'],
    unsubscribe: { label: 'Stop emails for this search', link: links.unsubscribe },
  });
}
