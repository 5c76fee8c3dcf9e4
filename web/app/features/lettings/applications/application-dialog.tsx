import type { Application } from '@letfair/contract/lettings/applications';
import { ownValue } from '@letfair/domain/code-table';
import { useStep } from '../../../lib/forms/use-step.ts';
import { useDetails } from '../../../lib/page-data.ts';
import { Loaded } from '../../../ui/feedback/awaited.tsx';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PermittedFields, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import { AfterAcceptance } from './acceptance/after-acceptance.tsx';
import { WriteButton } from './acceptance/write-button.tsx';
import { ApplicationAnswer } from './application-answer.tsx';
import type { ApplicationStep } from './application-data.ts';
import { ApplicationFacts, OnHold } from './application-details.tsx';
import { actionDone, undoneText } from './application-texts.ts';

const factsPlaceholder = <ListPlaceholder entry="fact" count={10} />;

interface ApplicationDialogProps {
  readonly id: string;
  /** With a sentence, unless a message with Undo says it. */
  readonly onAnswered: (sentence: string | null) => void;
  /** A decline was taken back, or could not be. */
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

export function ApplicationDialog({ id, onAnswered, onUndo, onClose }: ApplicationDialogProps) {
  // The page loads everything again when an application changes, and this with it.
  const result = useDetails<Application>('application', id);
  const name = result.data?.tenant.name;
  const mayReply = useMayInTeam('reply');
  const step = useStep(result.reload);

  async function take(body: ApplicationStep) {
    const taken = await step.take(body.action, (options) => api.applications.act({ params: { id }, body }, options), {
      content: body,
    });
    if (!taken?.isDone) return;
    const { tenant, propertyTitle } = taken.answer.data;
    if (body.action === 'decline') {
      const title = `You’ve declined ${tenant.name}`;
      const description = `“${propertyTitle}”. We’ll email them your reason.`;
      offerUndo({
        title,
        description,
        undo: (options) => api.applications.undo({ params: { id } }, options),
        undone: undoneText,
        onUndone: onUndo,
        onRefused: onUndo,
      });
      onAnswered(null);
      return;
    }
    const done = ownValue(actionDone, body.action);
    if (done) onAnswered(`${tenant.name} ${done}.`);
  }

  return (
    <Dialog title={name ? `Application from ${name}` : 'Application'} placement="wide" onClose={onClose}>
      <Loaded result={result} what="the application" fallback={factsPlaceholder}>
        {(application) => (
          <>
            <OnHold application={application} reader="lister" />
            <ApplicationFacts application={application} />
            <div>
              {(mayReply || application.conversationId) && <WriteButton application={application} reader="lister" />}
            </div>
            <PermittedFields permission="applications">
              <AfterAcceptance application={application} reader="lister" onChanged={result.reload} />
              <ApplicationAnswer
                application={application}
                busy={step.isBusy}
                failure={step.notice?.text ?? null}
                onStep={(body) => void take(body)}
              />
            </PermittedFields>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
