import type { DeskThread } from '@letfair/contract/site/support';
import { type SilentAction, silentActions } from '@letfair/domain/site/support/lifecycle';
import type { TicketPriority } from '@letfair/domain/site/support/tickets';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { priorityLabels } from '../ticket-words.ts';
import { silentLabels, silentQuestions } from './desk-words.ts';

interface TicketControlsProps {
  readonly ticket: DeskThread;
  /** What is under way. */
  readonly step: string | null;
  readonly onAct: (action: SilentAction) => void;
  readonly onPrioritise: (priority: TicketPriority) => void;
  readonly onAssign: (assigned: boolean) => void;
}

/** Changes of a ticket that need no message. */
export function TicketControls({ ticket, step, onAct, onPrioritise, onAssign }: TicketControlsProps) {
  const [asked, setAsked] = useState<SilentAction | null>(null);
  const question = asked && silentQuestions[asked];
  return (
    <section aria-label="Manage the ticket" className="grid gap-4 border-t border-line pt-5">
      <SelectFilter
        label="Priority"
        value={ticket.priority}
        options={optionsOf(priorityLabels)}
        onChange={onPrioritise}
      />
      <div className="flex flex-wrap gap-3">
        {!ticket.assignee?.you && (
          <Button size="sm" busy={step === 'assign' && 'Saving...'} onClick={() => onAssign(true)}>
            Assign to me
          </Button>
        )}
        {ticket.assignee && (
          <Button size="sm" busy={step === 'assign' && 'Saving...'} onClick={() => onAssign(false)}>
            Unassign
          </Button>
        )}
        {silentActions
          .filter((action) => ticket.actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'close' ? 'danger' : 'quiet'}
              busy={step === action && 'Saving...'}
              onClick={() => (silentQuestions[action] ? setAsked(action) : onAct(action))}
            >
              {silentLabels[action]}
            </Button>
          ))}
      </div>
      {asked && question && (
        <ConfirmDialog
          title={question.title}
          action={silentLabels[asked]}
          variant={asked === 'close' ? 'danger' : 'primary'}
          busy={false}
          onConfirm={() => {
            setAsked(null);
            onAct(asked);
          }}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </section>
  );
}
