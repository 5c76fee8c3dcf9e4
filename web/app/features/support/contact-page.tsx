import { Container } from '../../ui/layout/container.tsx';
import { asPlainText, Faq, questionGroups, Section } from '../information/index.ts';
import { BreadcrumbData, FaqData } from '../structured-data/index.ts';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';

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
            <p className="max-w-prose text-muted">
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
