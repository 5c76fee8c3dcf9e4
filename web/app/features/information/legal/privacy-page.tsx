import { ACKNOWLEDGE_DAYS } from '@letfair/domain/support/data-complaint';
import { TextLink } from '../../../ui/actions/links.tsx';
import { BreadcrumbData } from '../../structured-data/index.ts';
import { KeptData } from './kept-data.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

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

const whatWeDo: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Letfair (“we”) decides what happens to personal data on this site and is its controller under the UK GDPR and
        the Data Protection Act 2018. Write to us through the <TextLink to="/contact">contact page</TextLink> about
        anything on this page; no account is needed. If you exchange details with a landlord, agent or tenant, they are
        responsible for their own copy.
      </p>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, why and how long',
    body: (
      <>
        <p>
          This is all of it. We ask nobody else about you, and we do not ask for identity documents or bank details.
        </p>
        <KeptData />
      </>
    ),
  },
  {
    id: 'legal-basis',
    title: 'Our legal grounds',
    body: (
      <ul>
        <li>
          <strong>Contract:</strong> your account, what you publish or send, and the emails that go with them.
        </li>
        <li>
          <strong>Legitimate interests:</strong> keeping the site secure, finding faults, answering you and moderating
          content. We have weighed them against yours, and keep hashes instead of addresses where we can.
        </li>
        <li>
          <strong>Legal obligation:</strong> what the law makes us keep or hand over, such as under a court order.
        </li>
        <li>
          <strong>Consent:</strong> we rely on it for nothing today. If we ever do, you can withdraw it as easily as you
          gave it.
        </li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'No cookies',
    body: (
      <p>
        We set no cookies and use no tracking pixels, fingerprints or analytics. While you are signed in, your browser
        keeps three items in its local storage: your details, your sign-in token and your favourites. A home you are
        about to list also stays in the tab until you have submitted it. They are needed for what you asked for, and
        signing out removes them.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          No third parties: we do not sell or rent data, or share it with advertisers, data brokers or social networks,
          and no page of ours loads anything from another site. The companies that run our servers and carry our email
          act for us, on our instructions, and may do nothing else with it.
        </p>
        <p>
          Other users see what you choose to publish or send. Authorities see what the law obliges us to give them, and
          no more.
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Outside the UK',
    body: (
      <p>
        We offer Letfair to people in the UK. If a company that works for us handles data abroad, it may do so only
        where UK law recognises the protection there, or under the contract terms UK law provides for this.
      </p>
    ),
  },
];

const whatYouCanDo: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Passwords are hashed with Argon2id, tokens and codes are stored as hashes, and a copy of our database would sign
        nobody in. Pages carry a strict content security policy, only admins can look at accounts, and repeated guessing
        is stopped. If something goes wrong all the same, we tell you and the regulator as the law requires.
      </p>
    ),
  },
  {
    id: 'decisions',
    title: 'Matching and decisions',
    body: (
      <p>
        Matching compares homes with the budget, places and kind of home you gave us, and sorts what you see. It makes
        no decision about you. Nobody is accepted, refused or suspended by a score alone, and protected characteristics
        are never part of it.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under UK data-protection law you have the right to:</p>
        <ul>
          <li>be told what we do with your data, which is what this page is for;</li>
          <li>
            get a copy of your data, also in a form you can take elsewhere, which you can{' '}
            <TextLink to="/profile#your-data">ask for in your profile</TextLink> at any time;
          </li>
          <li>have mistakes corrected, most of which you can do in your profile yourself;</li>
          <li>
            have data erased, or its use restricted; you can{' '}
            <TextLink to="/profile#delete-account">delete your account</TextLink> yourself;
          </li>
          <li>object to uses that rest on legitimate interests;</li>
          <li>not be subject to significant decisions made by a machine alone.</li>
        </ul>
        <p>
          For everything else, or without an account, ask through the <TextLink to="/contact">contact page</TextLink>.
          It costs nothing, and we answer within one month. We may ask you to write from the email address of your
          account, so that nobody else gets your data.
        </p>
      </>
    ),
  },
  {
    id: 'under-18s',
    title: 'Under-18s',
    body: (
      <p>
        Letfair is not for anybody under 18. We do not knowingly keep data of under-18s as users; if you believe that
        somebody under 18 has an account, tell us and we will delete it.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <>
        <p>
          If you are unhappy with how we handle your data, tell us with the{' '}
          <TextLink to="/privacy/complaint">complaint form</TextLink>. We acknowledge a complaint at once, and in any
          case within {ACKNOWLEDGE_DAYS} days, look into it without undue delay and tell you what came of it.
        </p>
        <p>
          You can also complain to the Information Commissioner’s Office (ICO), the UK’s data-protection regulator,
          whose work passes to the Information Commission (ico.org.uk). You may do that at any time, and you may go to
          court.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    body: (
      <p>
        When what we do changes, this page changes first, with a new date at its top. We announce changes that matter
        here before they take effect.
      </p>
    ),
  },
];

const privacySections: readonly LegalSection[] = [...whatWeDo, ...whatYouCanDo];
