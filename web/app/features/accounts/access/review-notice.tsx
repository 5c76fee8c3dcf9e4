import { ShieldAlert } from 'lucide-react';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { api, currentSession, replaceStoredUser } from '../session/index.ts';

/** Stands above every page after the first sign-in with a new password, until somebody answers it. */
export function ReviewNotice() {
  const step = useStep();

  async function confirm(): Promise<void> {
    const taken = await step.take('confirm', (options) => api.access.confirmReview({}, options));
    if (!taken) return;
    if (!taken.isDone) return toast({ title: 'We couldn’t save your answer', description: taken.problem });
    const session = currentSession();
    if (session.status !== 'signed-in') return;
    const { mustReviewAccess: _, ...user } = session.user;
    replaceStoredUser(user);
  }

  return (
    <section aria-label="Check what has access to your account" className="border-b border-line bg-sand">
      <Container>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
          <p className="flex min-w-0 flex-1 basis-64 gap-3">
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              You’ve set a new password. Passkeys, software or calendars you set up earlier still have access to your
              account.
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/profile#access" variant="primary" onClick={() => void confirm()}>
              Check them
            </LinkButton>
            <Button busy={step.isBusy && 'Saving...'} onClick={() => void confirm()}>
              They’re all mine
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
