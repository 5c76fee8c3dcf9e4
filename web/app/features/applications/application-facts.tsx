import type { Application } from '@letfair/contract/applications';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/actions/links.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { offerText } from './application-words.ts';
import { profileFacts } from './profile-facts.ts';
import { Timeline } from './timeline.tsx';

/** What an application says, and what has happened to it. */
export const ApplicationFacts = ({ application }: { readonly application: Application }) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <ApplicationBadge status={application.status} />
      <span className="min-w-0 wrap-anywhere">
        <TextLink to={`/properties/${encodeURIComponent(application.propertyId)}`}>
          {application.propertyTitle}
        </TextLink>
      </span>
    </div>
    <Part title="What the applicant tells you">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Rent">{offerText(application)}</Fact>
        {profileFacts(application.profile).map(({ field, label, value }) => (
          <Fact key={field} term={label}>
            {value ?? <span className="text-muted">Not shown</span>}
          </Fact>
        ))}
      </dl>
    </Part>
    <Part title="What happened">
      <Timeline timeline={application.timeline} />
    </Part>
  </>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{term}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);
