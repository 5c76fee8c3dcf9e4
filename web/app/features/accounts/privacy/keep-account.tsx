import { CircleAlert } from 'lucide-react';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { api, replaceStoredUser } from '../session/index.ts';
import { wholeDay } from './export-words.ts';

/** Stands above every page of somebody who is about to be deleted. */
export function KeepAccount({ deletionDue }: { readonly deletionDue: string }) {
  const step = useStep();

  async function keep(): Promise<void> {
    const taken = await step.take('keep', (options) => api.privacy.keep({}, options));
    if (!taken) return;
    if (!taken.isDone) return toast({ title: 'Your account is still closed', description: taken.problem });
    replaceStoredUser(taken.answer.data.user);
    toast({ title: 'You’ve kept your account', description: 'Everything is as it was before.' });
  }

  return (
    <section
      aria-label="Your account is about to be deleted"
      className="border-b border-danger bg-danger-soft text-on-danger-soft"
    >
      <Container>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
          <p className="flex min-w-0 flex-1 basis-64 gap-3">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              Your account is closed and will be deleted on {wholeDay(deletionDue)}. Until then you can look around, but
              you can’t change anything.
            </span>
          </p>
          <Button variant="primary" busy={step.isBusy && 'Keeping...'} onClick={() => void keep()}>
            Keep my account
          </Button>
        </div>
      </Container>
    </section>
  );
}
