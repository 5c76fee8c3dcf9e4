import { listingPath } from '@letfair/domain/listings/listing-path';
import { formatRent } from '@letfair/domain/money';
import { TextLink } from '../../../ui/actions/links.tsx';
import { NoPhoto, PhotoThumbnail } from '../../../ui/photo-thumbnail.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import type { AskedHome, HomePurpose } from './load-asked-home.ts';

/** On the pages of signing up and in, so that nobody loses sight of why they are there. */
export const AskedHomeCard = ({ home: { card } }: { readonly home: AskedHome }) => (
  <section
    aria-label="The home you’re asking about"
    className="flex items-center gap-4 rounded-md border border-line bg-card p-3"
  >
    <div className="w-24 shrink-0 sm:w-28">
      {card.photo ? <PhotoThumbnail photo={card.photo} alt="" sizes="7rem" eager /> : <NoPhoto />}
    </div>
    <div className="grid min-w-0 gap-1">
      <h2 className="font-sans text-base wrap-anywhere">
        <TextLink to={listingPath(card)}>
          <UnbrokenWords>{card.title}</UnbrokenWords>
        </TextLink>
      </h2>
      <p className="font-semibold tabular-nums">{formatRent(card.price)}</p>
      <p className="text-sm wrap-anywhere text-muted">{card.area}</p>
    </div>
  </section>
);

/** What an account is needed for. */
export const askedHomeReasons: Readonly<Record<HomePurpose, string>> = {
  message: 'to message the landlord or agent about this home',
  apply: 'to apply for this home',
  viewing: 'to book a viewing of this home',
};
