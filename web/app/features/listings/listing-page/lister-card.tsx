import { ExternalLink } from 'lucide-react';
import { TextLink } from '../../../ui/actions/links.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REPLY_TIMES_HELP, ReplyLine } from '../../search/results/index.ts';
import type { ListingContentView } from './listing-view.ts';
import { PagePart } from './page-part.tsx';

/** Who offers the home, and how fresh the offer is. */
export const ListerCard = ({
  lister,
  added,
  confirmed,
}: Pick<ListingContentView, 'lister' | 'added' | 'confirmed'>) => (
  <PagePart title="Offered by">
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">
        {lister.page ? <TextLink to={lister.page}>{lister.name}</TextLink> : lister.name}
      </p>
      <p className="text-muted">
        {lister.kind} · On Letfair since {lister.since}
      </p>
      {lister.replies && (
        <div className="grid gap-1">
          <ReplyLine replies={lister.replies} />
          <p className="text-sm">
            <TextLink to={REPLY_TIMES_HELP}>How we measure reply times</TextLink>
          </p>
        </div>
      )}
      {lister.facts.length > 0 && (
        <dl className="grid gap-1 text-sm wrap-anywhere">
          {lister.facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="inline text-muted">{term}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lister.feesLink && <FeesLink href={lister.feesLink} />}
      <ul className="grid gap-1 text-sm text-muted tabular-nums">
        <li>Added on {added}</li>
        {confirmed && <li>Confirmed available on {confirmed}</li>}
      </ul>
    </div>
  </PagePart>
);

/** A page of the agent's own site. */
export const FeesLink = ({ href }: { readonly href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    className="w-fit rounded-sm text-sm font-semibold text-link underline underline-offset-3"
  >
    The agent’s fees
    <ExternalLink aria-hidden="true" className="ml-1 inline size-4" />
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </a>
);
