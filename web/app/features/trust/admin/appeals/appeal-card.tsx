import type { QueuedAppeal } from '@letfair/contract/trust/admin/appeals';
import {
  type AppealDecision,
  appealKindLabels,
  appealProblems,
  MAX_APPEAL_REASON,
} from '@letfair/domain/trust/moderation/appeals';
import { Suspense, useId, useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { api, userTypeLabels } from '../../../accounts/session/index.ts';
import { fieldLabel } from '../../../listings/manage/index.ts';
import { AppealState } from '../../appeals/index.ts';
import { ListingButton, PersonButton } from '../detail-buttons.tsx';
import { usualReasons } from '../usual-reasons.ts';

const ReasonDialog = lazyPart(async () => (await import('../reason-dialog.tsx')).ReasonDialog);

interface AppealCardProps {
  readonly appeal: QueuedAppeal;
  readonly onDecided: (sentence: string) => void;
  /** What was decided about the listing itself. */
  readonly onListingDecided: (sentence: string) => void;
  /** Another moderator decided first, so the list is out of date. */
  readonly onStale: (sentence: string) => void;
}

export const appealName = ({ property, person }: QueuedAppeal): string =>
  property?.title ?? person?.name ?? 'A deleted account';

/** One appeal in a list. */
export function AppealCard({ appeal, onDecided, onListingDecided, onStale }: AppealCardProps) {
  const nameId = useId();
  const [asked, setAsked] = useState<AppealDecision | null>(null);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
          {appealName(appeal)}
        </h2>
        <Badge>{appealKindLabels[appeal.kind]}</Badge>
      </div>
      <AppealContent appeal={appeal} nameId={nameId} onListingDecided={onListingDecided} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <AppealDecisions
          appeal={appeal}
          nameId={nameId}
          size="sm"
          asked={asked}
          onAsk={setAsked}
          onDecided={onDecided}
          onStale={onStale}
        />
      </div>
    </li>
  );
}

interface AppealContentProps extends Pick<AppealCardProps, 'appeal' | 'onListingDecided'> {
  /** Of the heading that names the appeal. */
  readonly nameId: string;
}

/** What was decided, and what the person says. */
export const AppealContent = ({ appeal, nameId, onListingDecided }: AppealContentProps) => {
  const { person, property, decision, wording } = appeal;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {person && (
          <>
            <p className="min-w-0 wrap-anywhere">
              {person.name}, {userTypeLabels[person.userType].toLowerCase()}, {person.email}
              {person.suspended && ' · suspended'}
            </p>
            <PersonButton id={person.id} describedBy={nameId} />
          </>
        )}
        {property && <ListingButton listing={property} describedBy={nameId} onDecided={onListingDecided} />}
      </div>
      {decision && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">
            Decided {decision.by && `by ${decision.by} `}on {formatDate(decision.at)}:
          </span>{' '}
          {decision.reason}
        </p>
      )}
      {wording && (
        <p className="wrap-anywhere text-muted">
          {fieldLabel(wording.field)}, flagged as “{ruleInWords(wording.rule)}”
        </p>
      )}
      <AppealState appeal={appeal} />
      {appeal.decidedBy && <p className="text-sm text-muted">Decided by {appeal.decidedBy}</p>}
      {appeal.status === 'open' && !appeal.canDecide && (
        <p className="rounded-sm bg-sand px-3 py-2">{appealProblems.sameAdmin}</p>
      )}
    </>
  );
};

/** "England benefits wording", of the id of a rule. */
const ruleInWords = (rule: string): string => rule.charAt(0).toUpperCase() + rule.slice(1).replaceAll('-', ' ');

export const appealActions = ({ kind }: QueuedAppeal): Readonly<Record<AppealDecision, string>> => ({
  overturn: kind === 'wording' ? 'Accept the wording' : 'Change the decision',
  uphold: 'Keep the decision',
});

const doneTexts: Readonly<Record<AppealDecision, (name: string) => string>> = {
  uphold: (name) => `The decision about “${name}” hasn’t changed.`,
  overturn: (name) => `The decision about “${name}” has been changed.`,
};

interface AppealDecisionsProps extends Pick<AppealCardProps, 'appeal' | 'onDecided' | 'onStale'> {
  readonly nameId: string;
  readonly size?: 'sm' | 'md';
  /** The decision that is about to be confirmed. */
  readonly asked: AppealDecision | null;
  readonly onAsk: (decision: AppealDecision | null) => void;
}

/** The two decisions there are, each of which asks for a reason; none where the admin may not decide. */
export function AppealDecisions(props: AppealDecisionsProps) {
  const { appeal, nameId, size = 'md', asked, onAsk, onDecided, onStale } = props;
  if (appeal.status !== 'open' || !appeal.canDecide) return null;
  const { id } = appeal;
  const labels = appealActions(appeal);
  const button = (decision: AppealDecision) => (
    <Button
      size={size}
      variant={decision === 'overturn' ? 'primary' : 'quiet'}
      aria-describedby={nameId}
      onClick={() => onAsk(decision)}
    >
      {labels[decision]}
    </Button>
  );
  return (
    <>
      {button('overturn')}
      {button('uphold')}
      {asked && (
        <Suspense>
          <ReasonDialog
            title={`${labels[asked]}?`}
            action={labels[asked]}
            variant="primary"
            usual={usualReasons[asked]}
            hint="The person who appealed will read this, and so will the admin who decided."
            maxLength={MAX_APPEAL_REASON}
            keepAs={`appeal-decision:${id}`}
            send={async (reason, options) => {
              const answer = await api.appeals.decide({ params: { id }, body: { decision: asked, reason } }, options);
              if (!answer.success) return answer;
              onAsk(null);
              onDecided(doneTexts[asked](appealName(appeal)));
              return answer;
            }}
            onStale={onStale}
            onClose={() => onAsk(null)}
          />
        </Suspense>
      )}
    </>
  );
}
