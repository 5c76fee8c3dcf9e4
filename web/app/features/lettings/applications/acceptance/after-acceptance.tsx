import type { Application } from '@letfair/contract/lettings/applications';
import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import type { NextStep } from '@letfair/domain/lettings/applications/next-steps';
import { formatDay, ukDay } from '@letfair/domain/uk-time';
import { type ReactNode, useState } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { api } from '../../../accounts/session/index.ts';
import { depositProtection, stepName, whatToBring } from './next-step-words.ts';

interface AfterAcceptanceProps {
  readonly application: Application;
  readonly reader: ApplicationSide;
  readonly onChanged: (application: Application) => void;
}

/** What comes after an acceptance, for each side; nothing before it. */
export function AfterAcceptance({ application, reader, onChanged }: AfterAcceptanceProps) {
  const step = useStep();
  const { id, nation, contact } = application;
  if (!contact) return null;

  /** True when it is stored. */
  async function share(shared: boolean): Promise<boolean> {
    const call = () => api.applications.shareContact({ params: { id }, body: { share: shared } });
    const taken = await step.take('share', call, { content: shared });
    if (taken?.isDone) onChanged(taken.answer.data);
    return taken?.isDone ?? false;
  }
  const other = reader === 'tenant' ? application.lister.name : application.tenant.name;

  return (
    <div className="grid gap-5 rounded-md border border-line bg-sand p-4">
      {reader === 'tenant' && (
        <p>
          <strong className="font-semibold">You’ve been accepted.</strong> {other} would like to let this home to you.
          Nothing has been signed yet. Don’t pay anything until you’ve seen the home and the contract.
        </p>
      )}
      <Part title="Next steps">
        <ul className="grid gap-3">
          {application.nextSteps.map((next) => (
            <Step
              key={next.step}
              {...next}
              name={stepName(next.step, reader, application)}
              send={(doneOn) => api.applications.tickNextStep({ params: { id }, body: { step: next.step, doneOn } })}
              onChanged={onChanged}
            />
          ))}
        </ul>
      </Part>
      <Part title="Contact details">
        <ContactExchange contact={contact} other={other} onShare={share} />
      </Part>
      <NoticeAlert notice={step.notice} />
      {reader === 'tenant' && (
        <Part title="What to bring">
          <ul className="grid list-disc gap-1 pl-5">
            {whatToBring(nation).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="How the deposit is protected">
        <p className="max-w-text">{depositProtection(nation, reader)}</p>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-2">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);

type StepData = Application['nextSteps'][number];

interface StepProps extends StepData {
  readonly name: string;
  readonly send: (doneOn: string | null) => ReturnType<typeof api.applications.tickNextStep>;
  readonly onChanged: (application: Application) => void;
}

function Step({ step, due, doneOn: storedDay, canTick, name, send, onChanged }: StepProps) {
  const ticking = useStep();
  const today = ukDay(new Date());
  /** What was ticked, until it is stored and loaded. */
  const [ticked, setTicked] = useState<string | null>();
  if (ticked !== undefined && ticked === storedDay) setTicked(undefined);
  const doneOn = ticked === undefined ? storedDay : ticked;

  async function tick(day: string | null) {
    setTicked(day);
    const taken = await ticking.take('tick', () => send(day), { content: day });
    if (taken?.isDone) onChanged(taken.answer.data);
    else setTicked(undefined);
  }

  const when = timeOf({ step, due, doneOn }, today);
  if (!canTick)
    return (
      <li>
        {name}
        <span className="block text-sm text-muted tabular-nums">{when}</span>
      </li>
    );
  return (
    <li className="grid gap-1">
      <NoticeAlert notice={ticking.notice} />
      <Checkbox
        name={step}
        label={name}
        checked={doneOn !== null}
        onChange={(isDone) => void tick(isDone ? today : null)}
        hint={<span className="tabular-nums">{when}</span>}
      />
      {doneOn && (
        <label className="flex flex-wrap items-center gap-2 pl-7.5 text-sm">
          Date done{' '}
          <input
            type="date"
            aria-label={`${name}: date done`}
            value={doneOn}
            max={today}
            onChange={({ target }) => target.value && void tick(target.value)}
            className="min-h-10 rounded-md border border-line-strong bg-card px-2"
          />
        </label>
      )}
    </li>
  );
}

function timeOf({ step, due, doneOn }: Pick<StepData, 'step' | 'due' | 'doneOn'>, today: string): string {
  if (doneOn) return `Done on ${formatDay(doneOn)}`;
  if (!due) return 'The deadline depends on when the deposit is received';
  const isOverdue = due < today;
  if (isLawful(step)) return `${isOverdue ? 'Overdue. It was due' : 'Due'} by ${formatDay(due)}`;
  return `We suggest doing this by ${formatDay(due)}`;
}

/** The law sets this time; the others are suggestions. */
const isLawful = (step: NextStep): boolean => step === 'deposit-protected';

interface ContactExchangeProps {
  readonly contact: NonNullable<Application['contact']>;
  /** The public name of the other side. */
  readonly other: string;
  readonly onShare: (share: boolean) => Promise<unknown>;
}

/** Both have to agree before either sees the other's details, and either can take it back. */
function ContactExchange({ contact: { you, them, details }, other, onShare }: ContactExchangeProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function share(value: boolean) {
    setIsBusy(true);
    await onShare(value);
    setIsBusy(false);
  }

  return (
    <div className="grid gap-3">
      {details ? (
        <dl className="grid gap-1 wrap-anywhere">
          <div>
            <dt className="sr-only">Name</dt>
            <dd className="font-semibold">{details.name}</dd>
          </div>
          <div>
            <dt className="sr-only">Email</dt>
            <dd>
              <a className="font-semibold text-link underline" href={`mailto:${details.email}`}>
                {details.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="sr-only">Phone</dt>
            <dd>
              <a className="font-semibold text-link underline" href={`tel:${details.phone.replace(/[^+\d]/g, '')}`}>
                {details.phone}
              </a>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="max-w-text wrap-anywhere">{sentenceOf({ you, them }, other)}</p>
      )}
      <div>
        {you ? (
          <Button size="sm" busy={isBusy && 'Saving...'} onClick={() => void share(false)}>
            Stop sharing my details
          </Button>
        ) : (
          <Button size="sm" variant="primary" busy={isBusy && 'Saving...'} onClick={() => void share(true)}>
            Exchange contact details
          </Button>
        )}
      </div>
    </div>
  );
}

function sentenceOf({ you, them }: { readonly you: boolean; readonly them: boolean }, other: string): string {
  if (you)
    return `You’ve agreed. Once ${other} agrees too, you’ll each see the other’s full name, email address and phone number.`;
  if (them)
    return `${other} would like to exchange contact details with you. If you agree, you’ll each see the other’s full name, email address and phone number.`;
  return `You and ${other} can exchange full names, email addresses and phone numbers. We won’t show anything until you’ve both agreed.`;
}
