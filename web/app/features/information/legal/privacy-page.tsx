import { BreadcrumbData } from '../../structured-data/index.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

const UPDATED = '2026-11-15';

export const PrivacyPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Privacy', path: '/privacy' }]} />
    <LegalPage title="Privacy" updated={UPDATED} summary={summary} sections={privacySections} />
  </>
);

const summary = (
  <p>
    In short: we keep what you give us and what keeps the site safe. No cookies, no trackers, no third parties. You can
    see, correct and delete your data. Letfair is for people of 18 and over.
  </p>
);
