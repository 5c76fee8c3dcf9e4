import { BreadcrumbData } from '../../structured-data/index.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

const UPDATED = '2026-11-15';

export const TermsPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Terms', path: '/terms' }]} />
    <LegalPage title="Terms of use" updated={UPDATED} summary={summary} sections={termsSections} />
  </>
);

const summary = (
  <p>
    In short: Letfair is free, for adults, and for homes in the UK. Be honest and decent. We bring people together and
    review listings, but the letting itself is between landlord and tenant, and no money passes through us.
  </p>
);
