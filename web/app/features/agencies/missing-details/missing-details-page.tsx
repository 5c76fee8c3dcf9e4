import type { IncompleteHome } from '@letfair/contract/agencies/missing-details';
import { counted } from '@letfair/domain/counted';
import { MAX_REGISTRATION_NUMBER } from '@letfair/domain/homes/limits';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LoadResult, Page } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useListFilters } from '../../../ui/lists/filters.ts';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { fieldLabel } from '../../listings/manage/index.ts';
import { IncompleteHomeItem } from './incomplete-home.tsx';
import { missingFilters } from './missing-data.ts';
import { type MissingDetails, useMissingDetails } from './use-missing-details.ts';

const PAGE = '/properties/manage/missing';

interface MissingDetailsPageProps {
  readonly homes: Promise<LoadResult<Page<IncompleteHome>>>;
}

/** Ratings and registration numbers of many homes, typed below each other and saved together. */
export function MissingDetailsPage({ homes }: MissingDetailsPageProps) {
  const filters = useListFilters(missingFilters);
  const details = useMissingDetails();
  const mayChange = useMayInTeam('listings');
  const leaving = useLeaveGuard({ isUnsaved: details.isTyped, isSamePage: ({ pathname }) => pathname === PAGE });
  return (
    <>
      <ListPage
        heading={{
          title: 'Missing details',
          subtitle:
            'Files and feeds often leave out energy ratings and registration numbers. Add them here for many homes at once.',
        }}
        intro={<RoleNote permission="listings" />}
        filters={filters}
        promise={homes}
        what="your homes"
        isShown={(home) => details.missingOf(home).length > 0}
        countText={(count) => `${counted(count, 'home')} shown`}
        isCountVisible
        empty={
          <>
            <NoticeAlert notice={details.notice} />
            <EmptyState
              icon={BadgeCheck}
              title="Nothing is missing"
              link={{ to: '/properties/manage', text: 'See your homes' }}
            >
              {filters.applied.missing === 'all'
                ? 'All your homes have an energy rating and the registration numbers they need.'
                : 'None of your homes needs this. Choose “Everything that’s missing” to check the rest.'}
            </EmptyState>
          </>
        }
        above={({ items }) => mayChange && <AgentNumber homes={items} details={details} />}
        list={{
          lines: 2,
          className: 'gap-2',
          card: (home) => <IncompleteHomeItem key={home.id} {...{ home, details, mayChange }} />,
        }}
      >
        {({ items }) => mayChange && items.length > 0 && <SaveBar homes={items} details={details} />}
      </ListPage>
      {leaving.asking && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}

interface ShownHomes {
  readonly homes: readonly IncompleteHome[];
  readonly details: MissingDetails;
}

/** An agency has one number for all of its homes. */
function AgentNumber({ homes, details }: ShownHomes) {
  const name = 'agentRegistrationNumber';
  const lacking = homes.filter((home) => details.missingOf(home).includes(name));
  if (lacking.length === 0) return null;
  const error = lacking.flatMap(({ id }) => details.problemOf(id, name) ?? [])[0];
  return (
    <Card>
      <div className="max-w-96">
        <TextField
          name={name}
          label={fieldLabel(name)}
          hint={`We’ll add it to the ${counted(lacking.length, 'home')} below that ${lacking.length === 1 ? 'needs' : 'need'} it.`}
          value={details.agentNumber}
          error={error}
          optional
          maxLength={MAX_REGISTRATION_NUMBER}
          onChange={(event) => details.setAgentNumber(event.target.value)}
        />
      </div>
    </Card>
  );
}

/** In sight wherever the list stands. */
function SaveBar({ homes, details }: ShownHomes) {
  const bar = useRef<HTMLDivElement>(null);
  const { notice } = details;
  const sent = details.toSend(homes);
  useEffect(() => {
    if (notice?.tone === 'harm')
      bar.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);
  return (
    <div
      ref={bar}
      className="sticky bottom-(--work-bar) z-10 grid grid-cols-1 gap-3 rounded-md border border-line-strong bg-card p-3 shadow-lg md:bottom-0"
    >
      <NoticeAlert notice={notice} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted max-sm:hidden">Fill in as many as you like, then save them together.</p>
        <Button
          variant="primary"
          disabled={sent.length === 0}
          busy={details.isBusy && 'Saving...'}
          onClick={() => void details.save(sent)}
        >
          {sent.length === 0 ? 'Save' : `Save ${counted(sent.length, 'home')}`}
        </Button>
      </div>
    </div>
  );
}
