import type { HelpCategory } from './search-help.ts';

export const messagesAndApplications: HelpCategory = {
  id: 'messages-and-applications',
  title: 'Messages and applications',
  articles: [
    {
      title: 'Message a landlord or agent',
      paragraphs: [
        'Open a home and choose “Message”. The conversation stays under Messages, and neither side sees the other’s phone number or email address.',
      ],
      needs: 'messaging',
      alsoFoundBy: 'contact chat enquiry inbox',
    },
    {
      title: 'Apply for a home',
      paragraphs: [
        'Apply from the page of the home, at the rent it is advertised for. There is no charge, and applying does not commit you to anything.',
      ],
      needs: 'applications',
      alsoFoundBy: 'application offer',
    },
    {
      title: 'Why you cannot offer more than the rent',
      paragraphs: [
        'In England the law has banned bidding since 1 May 2026: one rent is advertised, and nobody may ask for, encourage or accept more. Elsewhere in the UK we still show one rent.',
      ],
      alsoFoundBy: 'bidding war higher renters rights act',
    },
    {
      title: 'References and right to rent',
      paragraphs: [
        'Letfair does no referencing and asks for no identity documents. Landlords in England check the right to rent before a tenancy starts, not at the first enquiry. Do not send passports or bank statements to somebody you have not met.',
      ],
      alsoFoundBy: 'credit check passport documents identity guarantor',
    },
  ],
};

export const safetyAndPrivacy: HelpCategory = {
  id: 'safety-and-privacy',
  title: 'Safety and privacy',
  articles: [
    {
      title: 'Spot a rental scam',
      paragraphs: [
        'Warning signs: a rent that is too good to be true, a landlord who is “abroad” and cannot show the home, pressure to pay today, payment by gift card, cryptocurrency or to a stranger’s account.',
        'See the home first, ask who owns it, and get the agreement in writing. If you have lost money, call your bank at once and report it to the police.',
      ],
      alsoFoundBy: 'fraud fake safe money',
    },
    {
      title: 'Report a listing or a person',
      paragraphs: [
        'Signed in, use the report button on a home, a listing or a conversation, choose a reason and say what happened. Our moderation team looks at every report. In an emergency call 999.',
      ],
      link: { label: 'Write to us instead', to: '/contact' },
      needs: 'reporting',
      alsoFoundBy: 'complain abuse harassment spam',
    },
    {
      title: 'How listings are reviewed',
      paragraphs: [
        'A person checks each listing before it goes live, for missing information, banned wording and signs of fraud. We do not visit homes or check who owns them.',
      ],
      needs: 'reporting',
      alsoFoundBy: 'moderation approval pending',
    },
    {
      title: 'What “verified” means',
      paragraphs: [
        'The person has confirmed that they can read mail sent to their email address. It says nothing about their identity, income or character.',
      ],
      alsoFoundBy: 'pre-screened trust badge',
    },
    {
      title: 'What we keep about you',
      paragraphs: [
        'What you give us, and little else. There are no cookies, no trackers and no advertisers. The privacy page says what we keep, why and for how long.',
      ],
      link: { label: 'Read the privacy page', to: '/privacy' },
      alsoFoundBy: 'data cookies gdpr tracking',
    },
  ],
};
