import type { Application } from '@letfair/contract/lettings/applications';
import { homeMark } from '@letfair/domain/homes/own-home';
import { ClipboardList } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ApplicationBadge } from './application-details.tsx';
import { householdText, rentAppliedFor } from './application-texts.ts';

export const NothingReceived = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon={ClipboardList} title="No applications found" link={toAll}>
      There are no applications for this home with this status.
    </EmptyState>
  ) : (
    <EmptyState icon={ClipboardList} title="No applications yet" link={toManage}>
      When a tenant applies for one of your homes, you’ll find their application here.
    </EmptyState>
  );

const toAll = { to: '/applications', text: 'Show all applications' };
const toManage = { to: '/properties/manage', text: 'Manage your properties' };

interface ReceivedApplicationProps {
  readonly application: Application;
  readonly compared: boolean;
  readonly onCompare: (compared: boolean) => void;
  readonly onOpen: () => void;
}

export function ReceivedApplication({ application, compared, onCompare, onOpen }: ReceivedApplicationProps) {
  const nameId = useId();
  const { id, tenant, propertyTitle, status, createdAt, profile } = application;
  const home = homeMark(application.propertyReference, application.propertyStreet);
  return (
    <li className="grid content-between gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
            {tenant.name}
          </h2>
          <ApplicationBadge reader="lister" status={status} />
        </div>
        <p className="wrap-anywhere text-muted">
          For “{propertyTitle}”{home && <span className="block text-sm">{home}</span>}
        </p>
        <p>
          <span className="wrap-anywhere">{householdText(profile)}</span>
          <span className="text-muted">
            {' '}
            · <span className="whitespace-nowrap">applied {formatDate(createdAt)}</span>
          </span>
        </p>
        <p className="text-sm text-muted tabular-nums">{rentAppliedFor(application)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="sm" aria-describedby={nameId} onClick={onOpen}>
          Open
        </Button>
        <Checkbox
          name="compare"
          value={id}
          label={
            <>
              Compare<VisuallyHidden> {tenant.name}</VisuallyHidden>
            </>
          }
          checked={compared}
          onChange={onCompare}
        />
      </div>
    </li>
  );
}
