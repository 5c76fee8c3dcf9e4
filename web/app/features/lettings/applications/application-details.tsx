import type { Application } from '@letfair/contract/lettings/applications';
import type { ApplicationSide, ApplicationStatus } from '@letfair/domain/lettings/applications/lifecycle';
import { applicationStepInWords, applicationWords } from '@letfair/domain/lettings/applications/words';
import { onHoldSentence } from '@letfair/domain/lettings/conversations/locks';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { lettingFacts, profileFacts, rentAppliedFor } from './application-texts.ts';

export const ApplicationFacts = ({ application }: { readonly application: Application }) => (
  <>
    <div className="flex flex-wrap items-center gap-3">
      <ApplicationBadge reader="lister" status={application.status} />
      <span className="min-w-0 wrap-anywhere">
        <TextLink to={`/properties/${encodeURIComponent(application.propertyId)}`}>
          {application.propertyTitle}
        </TextLink>
      </span>
    </div>
    <Part title="About the applicant">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term="Rent">{rentAppliedFor(application)}</Fact>
        {lettingFacts(application).map(({ term, value }) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
        {profileFacts(application.profile).map(({ field, label, value }) => (
          <Fact key={field} term={label}>
            {value ?? <span className="text-muted">Not shared</span>}
          </Fact>
        ))}
      </dl>
    </Part>
    <Part title="History">
      <Timeline reader="lister" application={application} />
    </Part>
  </>
);

/** Why an open application cannot go ahead for now. */
export const OnHold = ({ application, reader }: { readonly application: Application } & Read) =>
  application.lock ? (
    <Alert tone="harm">
      {onHoldSentence(application.lock, reader === 'tenant' ? application.lister.name : application.tenant.name)}
    </Alert>
  ) : null;

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

interface Read {
  /** Whose words are used. */
  readonly reader: ApplicationSide;
}

interface TimelineProps extends Read {
  readonly application: Pick<Application, 'lister' | 'timeline'>;
}

export const Timeline = ({ reader, application: { lister, timeline } }: TimelineProps) => (
  <ol aria-label="Timeline" className="grid gap-2 border-l border-line pl-4">
    {timeline.map(({ at, status, note }) => (
      <li key={`${at} ${status}`}>
        <p>
          <span className="font-semibold">{applicationStepInWords(reader, status, lister.userType)}</span>
          <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(at)}</span>
        </p>
        {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
      </li>
    ))}
  </ol>
);

const tones: Readonly<Record<ApplicationStatus, ComponentProps<typeof Badge>['tone']>> = {
  sent: 'warm',
  seen: 'neutral',
  shortlisted: 'good',
  accepted: 'good',
  declined: 'harm',
  withdrawn: 'neutral',
  closed: 'neutral',
};

export const ApplicationBadge = ({ reader, status }: Read & { readonly status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationWords[reader][status].label}</Badge>
);

export const NoScoreNote = ({ reader }: Read) => (
  <Note>
    We don’t score or rank applications.{' '}
    {reader === 'tenant' ? 'The landlord or agent reads yours and decides.' : 'You read them and decide.'}
  </Note>
);
