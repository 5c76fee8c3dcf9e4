import text from '../texts/privacy.json' with { type: 'json' };
import { KeptData } from './kept-data.tsx';
import { LegalPage } from './legal-page.tsx';

export const PrivacyPage = () => <LegalPage title="Privacy" path="/privacy" text={text} keptData={<KeptData />} />;
