import type { FirstStepState } from '@letfair/contract/site/dashboard';
import type { FirstStep } from '@letfair/domain/agencies/first-steps';
import { counted } from '@letfair/domain/counted';
import { Check, ChevronRight, Circle } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { api } from '../../accounts/session/index.ts';

interface StepWords {
  readonly title: (step: FirstStepState) => string;
  readonly why: string;
  /** The very place where it is done. */
  readonly to: string;
}

const words: Readonly<Record<FirstStep, StepWords>> = {
  details: {
    title: () => 'Add your redress scheme',
    why: 'By law, letting agents must belong to one and say which.',
    to: '/profile#redressScheme',
  },
  fees: {
    title: () => 'Add a link to your fees',
    why: 'We show it with every home, so you don’t have to type your fees each time.',
    to: '/profile#feesLink',
  },
  homes: {
    title: () => 'Import your homes',
    why: 'Bring all of them over in one file from your software or a spreadsheet.',
    to: '/import',
  },
  photos: {
    title: ({ homes, isDone }) => (isDone ? 'Add photos' : `Add photos to ${counted(homes, 'home')}`),
    why: 'They have none yet, and photos are the first thing tenants look at.',
    to: '/properties/manage?photos=none',
  },
  people: {
    title: () => 'Invite your colleagues',
    why: 'Everyone signs in with their own email address and sees the same homes and messages.',
    to: '/team#invite',
  },
  software: {
    title: () => 'Connect your software',
    why: 'Create a key, and your software can send us your homes and any changes automatically.',
    to: '/feed',
  },
};

export interface FirstStepsData {
  readonly steps: readonly FirstStepState[];
  readonly isHidden: boolean;
}

export const isSetUp = ({ steps }: FirstStepsData): boolean => steps.every(({ isDone }) => isDone);

const hide = (isHidden: boolean) => (options: { readonly idempotencyKey: string }) =>
  api.dashboard.hideFirstSteps({ body: { isHidden } }, options);

/** What an agency has yet to set up, until all of it is done or the reader hides it. */
export function FirstSteps({ steps }: Pick<FirstStepsData, 'steps'>) {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const done = steps.filter(({ isDone }) => isDone).length;

  async function hideList() {
    const taken = await step.take('hide', hide(true));
    if (!taken?.isDone) return;
    // The button that was pressed disappears with the list.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    offerUndo({
      title: 'List hidden',
      description: 'You can open it again under “Quick actions”.',
      undo: hide(false),
      undone: 'The list is back.',
      onUndone: () => void revalidate(),
      onRefused: () => void revalidate(),
    });
  }

  return (
    <section aria-labelledby="first-steps" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h2 id="first-steps" className="text-title">
            Set up your agency
          </h2>
          <p className="text-muted tabular-nums">
            {done} of {steps.length} done
          </p>
        </div>
        <Button size="sm" busy={step.underWay === 'hide' && 'Hiding...'} onClick={() => void hideList()}>
          Hide this list
        </Button>
      </div>
      <NoticeAlert notice={step.notice} />
      <ol className="grid grid-cols-1 gap-2">
        {steps.map((each) => (
          <li key={each.name}>
            <StepLine step={each} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step }: { readonly step: FirstStepState }) {
  const { title, why, to } = words[step.name];
  if (step.isDone)
    return (
      <p className="flex items-center gap-3 px-4 py-1 text-muted">
        <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <span>
          <VisuallyHidden>Done: </VisuallyHidden>
          {title(step)}
        </span>
      </p>
    );
  return (
    <Link
      to={to}
      prefetch="intent"
      className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 hover:bg-sand"
    >
      <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{title(step)}</span> <span className="text-sm text-muted">{why}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}

/** Brings a hidden list back as long as something of it is left. */
export function ShowFirstSteps() {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  return (
    <>
      <NoticeAlert notice={step.notice} />
      <Button busy={step.underWay === 'show' && 'Opening...'} onClick={() => void step.take('show', hide(false))}>
        Set up your agency
      </Button>
    </>
  );
}
