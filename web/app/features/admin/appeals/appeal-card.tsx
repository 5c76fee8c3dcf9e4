import type { QueuedAppeal } from '@letfair/contract/admin/appeals';
import {
  type AppealDecision,
  appealKindLabels,
  appealProblems,
  MAX_APPEAL_REASON,
} from '@letfair/domain/moderation/appeals';
import { useId, useRef } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { AppealState } from '../../appeals/index.ts';
import { fieldLabel } from '../../listings/index.ts';
import { api, userTypeLabels, useTypedText } from '../../session/index.ts';

interface AppealCardProps {
  readonly appeal: QueuedAppeal;
  readonly onListing: () => void;
  readonly onPerson: () => void;
  readonly onDecided: (sentence: string) => void;
  /** Another moderator decided first, so the list is out of date. */
  readonly onStale: () => void;
}

/** One appeal: what was decided, what the person says, and the two decisions there are. */
export function AppealCard({ appeal, onListing, onPerson, onDecided, onStale }: AppealCardProps) {
  const nameId = useId();
  const { person, property, decision, wording } = appeal;
  const name = property?.title ?? person?.name ?? 'A deleted account';
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
          {name}
        </h2>
        <Badge>{appealKindLabels[appeal.kind]}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {person && (
          <>
            <p className="min-w-0 wrap-anywhere">
              {person.name}, {userTypeLabels[person.userType].toLowerCase()}, {person.email}
              {person.suspended && ' · suspended'}
            </p>
            <Button size="sm" aria-describedby={nameId} onClick={onPerson}>
              User details
            </Button>
          </>
        )}
        {property && (
          <Button size="sm" aria-describedby={nameId} onClick={onListing}>
            Whole listing
          </Button>
        )}
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
          {fieldLabel(wording.field)}, rule {wording.rule}
        </p>
      )}
      <AppealState appeal={appeal} />
      {appeal.decidedBy && <p className="text-sm text-muted">Decided by {appeal.decidedBy}</p>}
      {appeal.status === 'open' &&
        (appeal.canDecide ? (
          <DecisionForm appeal={appeal} name={name} onDecided={onDecided} onStale={onStale} />
        ) : (
          <p className="rounded-sm bg-sand px-3 py-2">{appealProblems.sameAdmin}</p>
        ))}
    </li>
  );
}

const doneTexts: Readonly<Record<AppealDecision, (name: string) => string>> = {
  uphold: (name) => `The decision about “${name}” stands.`,
  overturn: (name) => `The decision about “${name}” was changed.`,
};

const NO_ANSWER = 'That did not work. Please try again.';

type DecisionFormProps = Pick<AppealCardProps, 'appeal' | 'onDecided' | 'onStale'> & { readonly name: string };

function DecisionForm({ appeal: { id, kind }, name, onDecided, onStale }: DecisionFormProps) {
  const chosen = useRef<AppealDecision>('uphold');
  const form = useForm({
    initial: { reason: '' },
    read: ({ reason }) => ({ reason: reason.trim(), decision: chosen.current }),
    check: ({ reason }) => (reason ? null : problem('', { reason: appealProblems.reason })),
    send: async (body, options) => {
      const answer = await api.appeals.decide({ params: { id }, body }, options);
      if (answer.success) {
        onDecided(doneTexts[body.decision](name));
        return null;
      }
      if (answer.error?.code === 'conflict' || answer.error?.code === 'not_found') onStale();
      return problem(answer.message || NO_ANSWER, answer.error?.fields);
    },
    onUnreachable: () => problem(NO_ANSWER),
    keep: useTypedText(`appeal-decision:${id}`),
  });
  const button = (decision: AppealDecision, label: string) => (
    <Button
      type="submit"
      size="sm"
      variant={decision === 'overturn' ? 'primary' : 'quiet'}
      busy={form.isBusy && chosen.current === decision && 'Saving...'}
      onClick={() => {
        chosen.current = decision;
      }}
    >
      {label}
    </Button>
  );
  return (
    <Form form={form}>
      <TextArea
        {...form.field('reason')}
        label="Reason"
        hint="The person reads this, and the admin who decided."
        rows={3}
        maxLength={MAX_APPEAL_REASON}
      />
      <div className="flex flex-wrap gap-2">
        {button('uphold', 'Let the decision stand')}
        {button('overturn', kind === 'wording' ? 'Accept the wording' : 'Change the decision')}
      </div>
    </Form>
  );
}
