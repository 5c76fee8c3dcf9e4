import type { MailedViewing } from '@letfair/contract/lettings/viewings/links';
import { isMailedAction, type MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';
import type { ViewingMode } from '@letfair/domain/lettings/viewings/viewing-times';
import { viewingInWords } from '@letfair/domain/lettings/viewings/words';
import { ukMomentInWords, ukTimeInWords } from '@letfair/domain/uk-time';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { api } from '../../../accounts/session/index.ts';
import { ModeField } from '../booking/mode-field.tsx';
import { type ActionWords, mailedWords, nextStep } from './mailed-words.ts';

const ownViewings = <LinkButton to="/viewings">See your viewings</LinkButton>;

/** Where the links in emails about a viewing lead: opening one changes nothing, and one press does it. */
export function MailedViewingPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const action = search.get('do');
  const { data, refused, hasFailed, load } = useAnswer(
    (signal) => api.viewingLinks.open({ body: { token } }, { signal }),
    token,
  );

  return (
    <Container width="form">
      <div className="grid gap-6 py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">
            This page needs JavaScript to save your answer.
          </p>
        </noscript>
        {!data && !hasFailed && <ListPlaceholder entry="fact" count={4} />}
        {hasFailed && !refused && <LoadFailure what="the viewing" onRetry={load} />}
        {refused && (
          <EmptyState icon={CircleHelp} title="This link doesn’t work" level="h1" actions={ownViewings}>
            {refused.message}
          </EmptyState>
        )}
        {data && !hasFailed && (
          <MailedViewingAnswer
            key={action}
            token={token}
            action={isMailedAction(action) ? action : 'confirm'}
            viewing={data}
          />
        )}
      </div>
    </Container>
  );
}

interface AnswerProps {
  readonly token: string;
  readonly action: MailedAction;
  readonly viewing: MailedViewing;
}

const timeOf = ({ startsAt, endsAt }: Pick<MailedViewing, 'startsAt' | 'endsAt'>): string =>
  `${ukMomentInWords(new Date(startsAt))} to ${ukTimeInWords(new Date(endsAt))}`;

function MailedViewingAnswer({ token, action, viewing: before }: AnswerProps) {
  const [done, setDone] = useState<MailedViewing | null>(null);
  const [mode, setMode] = useState<ViewingMode>('in-person');
  const step = useStep();
  const frame = useRef<HTMLDivElement>(null);
  const words = mailedWords[action];
  const viewing = done ?? before;

  const choosesMode = action === 'accept' && before.modes.length > 1;

  async function act(slotId?: string) {
    const body = { token, action, ...(slotId !== undefined && { slotId }), ...(choosesMode && { mode }) };
    const taken = await step.take(action, (options) => api.viewingLinks.act({ body }, options), { content: body });
    if (!taken?.isDone) return;
    // The button goes with its screen; the focus stays where the next one appears.
    frame.current?.focus();
    setDone(taken.answer.data);
  }

  return (
    <div ref={frame} tabIndex={-1} aria-live="polite" className="grid gap-6 rounded-md">
      {done ? (
        <Done viewing={done} words={words} />
      ) : viewing.actions.includes(action) ? (
        <>
          <PageHeading title={words.question} subtitle={<Facts viewing={viewing} />} />
          <NoticeAlert notice={step.notice} />
          {action === 'reschedule' ? (
            <OtherTimes viewing={viewing} busy={step.isBusy} onChoose={(id) => void act(id)} />
          ) : (
            <div className="grid justify-items-start gap-4">
              {choosesMode && <ModeField value={mode} onChange={setMode} />}
              <Button variant="primary" busy={step.isBusy && words.busy} onClick={() => void act()}>
                {words.button}
              </Button>
            </div>
          )}
        </>
      ) : (
        <EmptyState icon={CircleHelp} title="You can no longer do this" level="h1" actions={ownViewings}>
          <Facts viewing={viewing} /> It’s marked as “{viewingInWords(viewing.side, viewing)}”.
        </EmptyState>
      )}
    </div>
  );
}

const Facts = ({ viewing }: { readonly viewing: MailedViewing }) => (
  <>
    {`“${viewing.propertyTitle}”, ${timeOf(viewing)}, with ${viewing.other}.`}
    {viewing.move && ` New time suggested: ${timeOf(viewing.move)}.`}
  </>
);

interface OtherTimesProps {
  readonly viewing: MailedViewing;
  readonly busy: boolean;
  readonly onChoose: (slotId: string) => void;
}

const OtherTimes = ({ viewing, busy, onChoose }: OtherTimesProps) =>
  viewing.slots.length === 0 ? (
    <p>
      There are no other times available at the moment. You can keep your current time, or cancel on your viewings page.
    </p>
  ) : (
    <ul className="grid gap-3">
      {viewing.slots.map((slot) => (
        <li key={slot.id}>
          <Button disabled={busy} onClick={() => onChoose(slot.id)}>
            {timeOf(slot)}
          </Button>
        </li>
      ))}
    </ul>
  );

interface DoneProps {
  readonly viewing: MailedViewing;
  readonly words: ActionWords;
}

function Done({ viewing, words }: DoneProps) {
  const next = nextStep(viewing);
  return (
    <EmptyState
      icon={CircleCheck}
      title={words.done}
      level="h1"
      actions={
        <>
          {next && <LinkButton to={next.to}>{next.label}</LinkButton>}
          {ownViewings}
        </>
      }
    >
      <Facts viewing={viewing} />
      {words.isPassedOn && ` We’ll let ${viewing.other} know.`}
      {next && ` ${next.text}`}
    </EmptyState>
  );
}
