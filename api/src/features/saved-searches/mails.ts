import type { ListingSummary } from '@letfair/contract/search';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { mailEntry } from '../search/index.ts';

interface FoundHomes {
  readonly searchName: string;
  readonly homes: readonly ListingSummary[];
  /** How many there are, of which the mail shows some. */
  readonly total: number;
  readonly publicUrl: string;
  readonly links: {
    readonly search: string;
    readonly unsubscribe: string;
  };
}

const homesIn = (count: number): string => (count === 1 ? '1 new home' : `${count} new homes`);

export function foundListingsMail({ searchName, homes, total, publicUrl, links }: FoundHomes): MailContent {
  const more = total - homes.length;
  return layOut({
    template: 'saved-search-found',
    subject: `${homesIn(total)} for “${searchName}”`,
    paragraphs: [
      total === 1
        ? `A new home suits your saved search “${searchName}”.`
        : `New homes suit your saved search “${searchName}”.`,
      ...(more > 0 ? [`These are the newest; there are ${more} more.`] : []),
    ],
    entries: homes.map((home) => mailEntry(home, publicUrl)),
    button: { label: 'See everything that suits this search', link: links.search },
    footnotes: ['You get this mail because you asked us to tell you about new homes.'],
    unsubscribe: { label: 'Stop the mails of this search', link: links.unsubscribe },
  });
}
