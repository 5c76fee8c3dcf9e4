import { REPLY_HOURS } from '@letfair/domain/site/support/tickets';
import { BreadcrumbData, FaqData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { useSession } from '../../accounts/session/index.ts';
import { asPlainText, Faq, questionGroups, Section } from '../information/index.ts';
import { ContactForm } from './contact-form.tsx';

export const ContactPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Contact', path: '/contact' }]} />
    <FaqData questions={asPlainText(questionGroups.flatMap(({ questions }) => questions))} />
    <Container>
      <div className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="contact-heading" className="grid content-start gap-6">
          <div className="grid gap-2">
            <h1 id="contact-heading" className="text-heading">
              How can we help?
            </h1>
            <p className="max-w-text text-muted">
              Tell us what you need and a person reads it. You can write to us with or without an account.
            </p>
          </div>
          <ContactForm />
        </section>
        <aside aria-label="Other ways to reach us">
          <OtherWays />
        </aside>
      </div>
    </Container>
    <Section title="Questions people ask" band>
      <div className="grid gap-10 lg:grid-cols-2">
        {questionGroups.map(({ id, title, questions }) => (
          <div key={id} id={id} className="grid content-start gap-3">
            <h3 className="text-title">{title}</h3>
            <Faq questions={questions} />
          </div>
        ))}
      </div>
    </Section>
  </>
);

const hours = [
  ['Mon-Fri', '9:00 AM-6:00 PM'],
  ['Sat', '10:00 AM-4:00 PM'],
  ['Sun', 'closed'],
] as const;

const OtherWays = () => (
  <Card>
    <div className="grid gap-5">
      <h2 className="text-title">Other Ways to Reach Us</h2>
      <div className="grid gap-2">
        <h3 className="font-semibold">Find it yourself</h3>
        <p>
          The <TextLink to="/help">help centre</TextLink> answers most questions at any hour.
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Support hours</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {hours.map(([days, time]) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">We reply within {REPLY_HOURS} hours.</p>
      </div>
      <OwnTicketsLink />
      <div className="grid gap-2">
        <h3 className="font-semibold">Contest a decision</h3>
        <p>Was a listing hidden or an account suspended? Use the form and say which one; somebody else looks at it.</p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Your personal data</h3>
        <p>
          Unhappy with how we handle it? <TextLink to="/privacy/complaint">Complain about your data</TextLink>.
        </p>
      </div>
    </div>
  </Card>
);

/** Only somebody signed in has tickets to look at. */
function OwnTicketsLink() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Your tickets</h3>
      <p>
        Answers and earlier questions are among <TextLink to="/support">your support tickets</TextLink>.
      </p>
    </div>
  );
}
