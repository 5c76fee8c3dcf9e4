import type { IncompleteHome, SavedHome } from '@letfair/contract/agencies/missing-details';
import { ownValue } from '@letfair/domain/code-table';
import { counted } from '@letfair/domain/counted';
import { MISSING_PER_PAGE, type MissingDetail } from '@letfair/domain/listings/quality/missing-details';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Notice, useStep } from '../../../lib/forms/use-step.ts';
import { api } from '../../accounts/session/index.ts';

type Texts = Partial<Readonly<Record<MissingDetail, string>>>;
type ByHome<T> = Readonly<Record<string, T>>;
type SentHome = NonNullable<Parameters<typeof api.missingDetails.save>[0]>['body']['homes'][number];

const without = <T>(before: ByHome<T>, ids: ReadonlySet<string>): ByHome<T> =>
  Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id)));

const homes = (count: number) => counted(count, 'home');

/** What became of the homes that were sent. */
export function savedInWords(results: readonly Pick<SavedHome, 'outcome'>[]): Notice {
  const of = (outcome: SavedHome['outcome']) => results.filter((home) => home.outcome === outcome).length;
  const [saved, inReview, refused] = [of('saved'), of('in-review'), of('refused')];
  const sentences = [
    saved > 0 && `We’ve saved ${homes(saved)}.`,
    inReview > 0 &&
      `We’ve sent the changes to ${homes(inReview)} to a moderator, and they’ll show once they’re approved.`,
    refused > 0 && `We couldn’t save ${homes(refused)}. The reasons are in the list.`,
  ];
  return { tone: refused > 0 ? 'harm' : 'good', text: sentences.filter(Boolean).join(' ') };
}

/** What was typed for homes that lack something, by home; an agent's own number is the same for all of them. */
export function useMissingDetails() {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const [typed, setTyped] = useState<ByHome<Texts>>({});
  const [agentNumber, setAgentNumber] = useState('');
  /** What was saved since the list was loaded, which a further page still lacks. */
  const [saved, setSaved] = useState<ByHome<readonly string[]>>({});
  const [problems, setProblems] = useState<ByHome<SavedHome['problems']>>({});

  const missingOf = ({ id, missing }: IncompleteHome): readonly MissingDetail[] =>
    missing.filter((name) => !ownValue(saved, id)?.includes(name));
  const textOf = (id: string, name: MissingDetail): string => ownValue(typed, id)?.[name] ?? '';

  /** Homes for which something was typed, as many as are saved together. */
  const toSend = (homes: readonly IncompleteHome[]): SentHome[] =>
    homes
      .flatMap((home) => {
        const given = missingOf(home).flatMap((name) => {
          const text = (name === 'agentRegistrationNumber' ? agentNumber : textOf(home.id, name)).trim();
          return text ? [[name, text]] : [];
        });
        return given.length > 0 ? [{ id: home.id, ...Object.fromEntries(given) }] : [];
      })
      .slice(0, MISSING_PER_PAGE);

  async function save(homes: readonly SentHome[]): Promise<void> {
    const body = { homes: [...homes] };
    const taken = await step.take('save', (call) => api.missingDetails.save({ body }, call), { content: body });
    if (!taken?.isDone) return;
    const results = taken.answer.data.homes;
    const done = new Set(results.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id));
    setTyped((before) => without(before, done));
    setSaved((before) => ({
      ...before,
      ...Object.fromEntries(
        homes
          .filter(({ id }) => done.has(id))
          .map(({ id, ...given }) => [id, [...(ownValue(before, id) ?? []), ...Object.keys(given)]]),
      ),
    }));
    setProblems(
      Object.fromEntries(results.flatMap(({ id, problems }) => (problems.length > 0 ? [[id, problems]] : []))),
    );
    const { text, tone } = savedInWords(results);
    step.tell(text, tone);
  }

  return {
    missingOf,
    textOf,
    problemOf: (id: string, name: MissingDetail | null): string | undefined =>
      ownValue(problems, id)?.find(({ field }) => field === name)?.sentence,
    type: (id: string, name: MissingDetail, text: string) =>
      setTyped((before) => {
        const texts = { ...ownValue(before, id), [name]: text };
        return Object.values(texts).some(Boolean) ? { ...before, [id]: texts } : without(before, new Set([id]));
      }),
    agentNumber,
    setAgentNumber,
    toSend,
    save,
    isTyped: Object.keys(typed).length > 0,
    isBusy: step.isBusy,
    notice: step.notice,
  };
}

export type MissingDetails = ReturnType<typeof useMissingDetails>;
