import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';
import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { ComplaintForm } from './complaint-form.tsx';

export const ComplaintPage = () => (
  <>
    <BreadcrumbData
      crumbs={[
        { name: 'Privacy', path: '/privacy' },
        { name: 'Data-protection complaint', path: '/privacy/complaint' },
      ]}
    />
    <Container>
      <div className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="complaint-heading" className="grid content-start gap-6">
          <div className="grid gap-2">
            <h1 id="complaint-heading" className="text-heading">
              Complain about your data
            </h1>
            <p className="max-w-text text-muted">
              If you are unhappy with how we collect, use, share or keep personal data, tell us here. You need no
              account, and it costs nothing.
            </p>
          </div>
          <ComplaintForm />
        </section>
        <aside aria-label="What happens next">
          <WhatHappensNext />
        </aside>
      </div>
    </Container>
  </>
);

const WhatHappensNext = () => (
  <Card>
    <div className="grid gap-4">
      <h2 className="text-title">What happens next</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>You get an acknowledgement by email at once; the law gives us {ACKNOWLEDGE_DAYS} days for it.</li>
        <li>We look into it without undue delay, and ask you if something is unclear.</li>
        <li>We tell you the outcome, and what we have done about it.</li>
      </ol>
      <p>
        You can complain to the Information Commissioner’s Office (ico.org.uk) at any time, whatever we answer. For
        anything else, use the <TextLink to="/contact">contact page</TextLink>.
      </p>
      <p className="text-sm text-muted">
        Complaints are kept for {TICKET_RETENTION.years} years after they are closed. More about what we keep is on the{' '}
        <TextLink to="/privacy">privacy page</TextLink>.
      </p>
    </div>
  </Card>
);
