import { TextLink } from '../../../ui/actions/links.tsx';

/** Certificates are kept beside the form, because they belong to a home for longer than an advert does. */
export const CertificatesHint = ({ listingId }: { readonly listingId?: string }) => (
  <details className="rounded-md border border-line bg-card px-5 py-4 sm:px-6">
    <summary className="cursor-pointer font-semibold">Certificates (optional)</summary>
    <p className="mt-3 max-w-prose text-muted">
      Gas safety record, electrical report, energy certificate, alarms, licence and deposit scheme:{' '}
      {listingId ? 'keep them' : 'once the home is listed, keep them'} under{' '}
      <TextLink
        to={listingId ? `/certificates?property=${encodeURIComponent(listingId)}` : '/certificates'}
        target="_blank"
        prefetch="none"
      >
        Certificates<span className="sr-only"> (opens in a new tab)</span>
      </TextLink>
      . We remind you before they end, and what a moderator has seen is shown on the home’s page.
    </p>
  </details>
);
