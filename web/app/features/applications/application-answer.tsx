import type { Application } from '@letfair/contract/applications';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import type { Step } from './use-application-step.ts';

interface ApplicationAnswerProps {
  readonly application: Application;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onStep: (step: Step) => void;
}

/** What the lister can do with an application. Accepting and declining have more to say, so they ask first. */
export function ApplicationAnswer({ application, busy, failure, onStep }: ApplicationAnswerProps) {
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const { actions } = application;
  // The other side, or another tab, may have made the question pointless.
  const open = asked && actions.includes(asked) ? asked : null;
  const answers = (['shortlist', 'accept', 'decline'] as const).filter((action) => actions.includes(action));
  const alert = failure && !busy ? <Alert>{failure}</Alert> : null;
  if (answers.length === 0) return alert;
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">Your answer</h3>
      {!open && (
        <div className="flex flex-wrap gap-3">
          {actions.includes('shortlist') && (
            <Button busy={busy && 'Saving...'} onClick={() => onStep({ action: 'shortlist' })}>
              Shortlist
            </Button>
          )}
          {actions.includes('accept') && (
            <Button variant="primary" onClick={() => busy || setAsked('accept')}>
              Accept
            </Button>
          )}
          {actions.includes('decline') && (
            <Button variant="danger" onClick={() => busy || setAsked('decline')}>
              Decline
            </Button>
          )}
        </div>
      )}
      {open === 'accept' && (
        <AcceptForm application={application} busy={busy} onAccept={onStep} onBack={() => setAsked(null)} />
      )}
      {open === 'decline' && <DeclineForm busy={busy} onDecline={onStep} onBack={() => setAsked(null)} />}
      {alert}
    </section>
  );
}
