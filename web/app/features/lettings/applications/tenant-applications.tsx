import type { Application } from '@letfair/contract/lettings/applications';
import { isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import { ClipboardList } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useStep } from '../../../lib/forms/use-step.ts';
import type { LoadResult, Page } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { api } from '../../accounts/session/index.ts';
import { ViewingsButton } from '../viewings/index.ts';
import { AfterAcceptance } from './acceptance/after-acceptance.tsx';
import { WriteButton } from './acceptance/write-button.tsx';
import { ApplicationBadge, NoScoreNote, Timeline } from './application-details.tsx';
import { offerText } from './application-texts.ts';

interface TenantApplicationsProps {
  readonly applications: Promise<LoadResult<Page<Application>>>;
}

export function TenantApplications({ applications }: TenantApplicationsProps) {
  useLiveRevalidation('application');
  const [search] = useSearchParams();
  const wantedId = search.get('id');
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const notice = useRef<HTMLDivElement>(null);
  const withdrawal = useConfirmation<{ readonly application: Application; readonly onChanged: OnChanged }>({
    title: 'Withdraw this application?',
    action: 'Withdraw application',
    busy: 'Withdrawing...',
    text: ({ application: { propertyTitle } }) =>
      `The lister of “${propertyTitle}” is told. While the home is live you can apply again.`,
    perform: async ({ application: { id, propertyTitle }, onChanged }) => {
      const body = { action: 'withdraw' } as const;
      const taken = await step.take(id, (options) => api.applications.act({ params: { id }, body }, options), {
        done: `Your application for “${propertyTitle}” is withdrawn.`,
      });
      if (taken?.isDone) onChanged(taken.answer.data);
      return taken?.isDone;
    },
    onFocusLost: () => notice.current?.focus(),
  });

  return (
    <ListPage
      heading={{ title: 'Applications', subtitle: 'The homes you applied for, and how far each application is.' }}
      intro={<NoScoreNote />}
      notice={
        <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
          <NoticeAlert notice={step.notice} />
        </div>
      }
      promise={applications}
      what="your applications"
      empty={nothingSent}
      list={{
        lines: 3,
        buttons: 1,
        card: (application, { replaceItem }) => (
          <TenantApplication
            key={application.id}
            application={application}
            isWanted={application.id === wantedId}
            onChanged={(changed) => {
              replaceItem(changed);
              void revalidate();
            }}
            onWithdraw={() => withdrawal.ask({ application, onChanged: replaceItem })}
          />
        ),
      }}
    >
      {() => withdrawal.dialog}
    </ListPage>
  );
}

type OnChanged = (changed: Application) => void;

const toSearch = { to: '/properties', text: 'Browse Properties', variant: 'accent' } as const;
const nothingSent = (
  <EmptyState icon={ClipboardList} title="No applications yet" link={toSearch}>
    Apply from the page of a home you like. What becomes of it is shown here.
  </EmptyState>
);

interface TenantApplicationProps {
  readonly application: Application;
  /** Whether the reader has come to see this one. */
  readonly isWanted: boolean;
  readonly onChanged: (application: Application) => void;
  readonly onWithdraw: () => void;
}

function TenantApplication({ application, isWanted, onChanged, onWithdraw }: TenantApplicationProps) {
  const nameId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { propertyId, propertyTitle, status, lister, actions, timeline } = application;
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="grid scroll-mt-24 gap-4 rounded-md border border-line bg-card p-4 sm:p-5"
    >
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
            <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>{propertyTitle}</TextLink>
          </h2>
          <ApplicationBadge reader="tenant" status={status} />
        </div>
        <p className="wrap-anywhere text-muted">
          <span className="tabular-nums">{offerText(application)}</span> · with {lister.name}
        </p>
      </div>
      <AfterAcceptance application={application} reader="tenant" onChanged={onChanged} />
      <Timeline reader="tenant" timeline={timeline} />
      {isOpen(status) && (
        <div className="flex flex-wrap gap-3">
          <WriteButton application={application} reader="tenant" />
          {status !== 'accepted' && <ViewingsButton propertyId={propertyId} title={propertyTitle} />}
          {actions.includes('withdraw') && (
            <Button size="sm" variant="danger" aria-describedby={nameId} onClick={onWithdraw}>
              Withdraw
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
