import { TextLink } from '../../../ui/actions/links.tsx';
import { BreadcrumbData } from '../../structured-data/index.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

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

const startingOut: readonly LegalSection[] = [
  {
    id: 'about',
    title: 'About these terms',
    body: (
      <>
        <p>
          These terms are the agreement between you and Letfair (“we”, “us”) when you use this website. By creating an
          account you accept them. If you only look around, the parts that concern visitors apply to you as well.
        </p>
        <p>
          Our <TextLink to="/privacy">privacy page</TextLink> says what we do with personal data. You can reach us
          through the <TextLink to="/contact">contact page</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'who-may-use',
    title: 'Who may use Letfair',
    body: (
      <p>
        You must be at least 18 years old. Landlord accounts are for people who may let the homes they list; agent
        accounts are for letting businesses that act for a landlord and belong to the schemes the law asks of them. Only
        homes in the United Kingdom can be listed.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          Give us details that are true, keep them up to date, and verify your email address. Keep your password to
          yourself and tell us at once if you think somebody else knows it. You answer for what happens under your
          account unless you could not have prevented it.
        </p>
        <p>
          “Verified” on Letfair means that an email address was confirmed. It is not a check of identity, income or
          ownership.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What Letfair is, and is not',
    body: (
      <>
        <p>Letfair is a place where people who let homes and people who look for one find each other. We are not:</p>
        <ul>
          <li>a party to any tenancy, or a letting agent for either side;</li>
          <li>a holder of rent, deposits or any other money: none passes through us;</li>
          <li>a referencing service: we check nobody’s credit, references or right to rent;</li>
          <li>a legal adviser: what we say about the law is general information and not legal advice.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'price',
    title: 'What it costs',
    body: (
      <p>
        Nothing. Accounts, listings, messages and applications are free for tenants, landlords and agents, and will stay
        so. Should we ever offer something extra for money, you would see the price first and could leave it.
      </p>
    ),
  },
  {
    id: 'listing',
    title: 'Listing a home',
    body: (
      <>
        <p>If you list a home, you confirm that you may let it, and that your listing:</p>
        <ul>
          <li>is true, current and leaves out nothing a tenant needs in order to decide;</li>
          <li>names one rent per month. In England you may not ask for, encourage or accept more;</li>
          <li>asks for no deposit, fee or rent in advance beyond what the law of the home’s nation allows;</li>
          <li>
            describes the tenancy as the law has it: new private tenancies in England have been rolling since 1 May
            2026, and in Scotland they are open-ended;
          </li>
          <li>excludes nobody for having children, receiving benefits or any protected characteristic;</li>
          <li>shows the energy rating and any registration or licence number that has to be shown;</li>
          <li>uses only photos and words you have the right to use.</li>
        </ul>
        <p>
          The duties of a landlord or agent, such as gas and electrical safety, licensing, deposit protection and right
          to rent checks in England, remain yours. Take a listing down when the home is let.
        </p>
      </>
    ),
  },
];

const livingTogether: readonly LegalSection[] = [
  {
    id: 'looking',
    title: 'Looking for and applying for a home',
    body: (
      <p>
        Be honest in what you tell landlords and agents. Applying commits neither side; a tenancy only comes about by an
        agreement between you and the landlord. See a home, and satisfy yourself of who lets it, before you pay or sign
        anything. We cannot promise that a home is as described or still available.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <>
        <p>Do not use Letfair to:</p>
        <ul>
          <li>deceive, harass, threaten or discriminate against anybody, or publish anything illegal;</li>
          <li>send advertising or the same message to many people;</li>
          <li>collect other people’s data, or use it for anything but the letting it was given for;</li>
          <li>get round our limits, break into accounts or disturb the service.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'moderation',
    title: 'Review, reports and appeals',
    body: (
      <>
        <p>
          Listings are reviewed before they go live, and everybody can tell us about something that looks wrong, through
          a report or the <TextLink to="/contact">contact page</TextLink>. We take down what is illegal or breaks these
          terms, and may limit or suspend an account. False reports made on purpose count as misuse.
        </p>
        <p>
          If we decide against you, we say why unless the law forbids it, and you can ask us to look again. Another
          person than the first will do so wherever we can arrange it. No decision about you is left to a score or a
          machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content and ours',
    body: (
      <p>
        What you write and upload stays yours. You allow us to store, resize and show it as far as running Letfair
        needs, and that ends when you delete it, apart from copies others already received and what the law makes us
        keep. Letfair’s own program code is open source under the MIT licence; the name and the look of this site are
        ours.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Beta, availability and liability',
    body: (
      <>
        <p>
          Letfair is in beta. It will have faults and interruptions, and features marked “Coming soon” do not exist yet.
          We run it with reasonable care and skill.
        </p>
        <p>
          Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for
          anything else that may not be limited, and nothing takes away your rights as a consumer. Beyond that, we
          answer for loss that was a foreseeable result of our breach, and not for what users do or fail to do to each
          other. If you use Letfair for a business, we are not liable for lost profit or business.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Changes and ending',
    body: (
      <>
        <p>
          You can stop at any time: ask us through the <TextLink to="/contact">contact page</TextLink> to close your
          account. We may suspend or close an account that breaks these terms, and will give notice unless harm would
          follow.
        </p>
        <p>
          We may change these terms, for instance when the law or the service changes. A change that matters is
          announced on this page at least 30 days before it takes effect. If you do not agree, you can close your
          account before then.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <>
        <p>
          These terms are governed by the law of England and Wales, and its courts may decide disputes about them. If
          you are a consumer, you keep the protection of the law of the nation you live in, and may bring a claim in
          Scotland if you live in Scotland, or in Northern Ireland if you live there.
        </p>
        <p>
          A tenancy is another matter: it follows the law of the nation where the home is. If a part of these terms
          turns out not to be valid, the rest stays in force.
        </p>
      </>
    ),
  },
];

const termsSections: readonly LegalSection[] = [...startingOut, ...livingTogether];
