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
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { api } from '../../accounts/session/index.ts';
import { ViewingsButton } from '../viewings/index.ts';
import { AfterAcceptance } from './acceptance/after-acceptance.tsx';
import { WriteButton } from './acceptance/write-button.tsx';
import { ApplicationBadge, NoScoreNote, OnHold, Timeline } from './application-details.tsx';
import { rentAppliedFor, undoneText } from './application-texts.ts';

interface TenantApplicationsProps {
  readonly applications: Promise<LoadResult<Page<Application>>>;
}

export function TenantApplications({ applications }: TenantApplicationsProps) {
  useLiveRevalidation('application');
  const [search] = useSearchParams();
  const wantedId = search.get('id');
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);

  async function withdraw({ id, propertyTitle }: Application, onChanged: OnChanged) {
    const body = { action: 'withdraw' } as const;
    const taken = await step.take(id, (options) => api.applications.act({ params: { id }, body }, options));
    if (!taken?.isDone) return;
    onChanged(taken.answer.data);
    offerUndo({
      title: 'Application withdrawn',
      description: `“${propertyTitle}”. You can apply again while the listing is live.`,
      undo: (options) => api.applications.undo({ params: { id } }, options),
      undone: undoneText,
      onUndone: (restored) => {
        onChanged(restored);
        void revalidate();
      },
      onRefused: () => void revalidate(),
    });
  }

  return (
    <ListPage
      heading={{ title: 'Applications', subtitle: 'The homes you’ve applied for, and what happens next.' }}
      intro={<NoScoreNote reader="tenant" />}
      notice={<NoticeAlert notice={step.notice} />}
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
            isWithdrawing={step.underWay === application.id}
            onWithdraw={() => withdraw(application, replaceItem)}
          />
        ),
      }}
    />
  );
}

type OnChanged = (changed: Application) => void;

const toSearch = { to: '/properties', text: 'Browse Properties', variant: 'primary' } as const;
const nothingSent = (
  <EmptyState icon={ClipboardList} title="No applications yet" link={toSearch}>
    When you find a home you like, apply on its page. You can then follow your application here.
  </EmptyState>
);

interface TenantApplicationProps {
  readonly application: Application;
  /** Whether the reader has come to see this one. */
  readonly isWanted: boolean;
  readonly onChanged: (application: Application) => void;
  readonly isWithdrawing: boolean;
  readonly onWithdraw: () => Promise<void>;
}

function TenantApplication({ application, isWanted, isWithdrawing, onChanged, onWithdraw }: TenantApplicationProps) {
  const nameId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { propertyId, propertyTitle, status, lister, actions } = application;
  async function press() {
    await onWithdraw();
    // The button is gone with what it did.
    card.current?.focus({ preventScroll: true });
  }
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
          <span className="tabular-nums">{rentAppliedFor(application)}</span> · with {lister.name}
        </p>
      </div>
      <OnHold application={application} reader="tenant" />
      <AfterAcceptance application={application} reader="tenant" onChanged={onChanged} />
      <Timeline reader="tenant" application={application} />
      {isOpen(status) && (
        <div className="flex flex-wrap gap-3">
          {!application.lock && <WriteButton application={application} reader="tenant" />}
          {status !== 'accepted' && !application.lock && (
            <ViewingsButton propertyId={propertyId} title={propertyTitle} />
          )}
          {actions.includes('withdraw') && (
            <Button
              size="sm"
              variant="danger"
              busy={isWithdrawing && 'Withdrawing...'}
              aria-describedby={nameId}
              onClick={() => void press()}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
