import text from '../texts/terms.json' with { type: 'json' };
import { LegalPage } from './legal-page.tsx';

export const TermsPage = () => <LegalPage title="Terms of use" crumb="Terms" path="/terms" text={text} />;
