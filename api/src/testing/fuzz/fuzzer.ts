import type { InjectOptions } from 'fastify';
import type { TestApi } from '../test-api.ts';
import { waitUntil } from '../wait.ts';
import { bend } from './bends.ts';
import { createCallers } from './callers.ts';
import { type Call, type Shot, shotOf } from './calls.ts';
import { type Answer, judge, tablesWritten } from './judge.ts';
import { createParty } from './party/create-party.ts';
import { placesOf } from './places.ts';
import type { Base, Trial } from './plan.ts';
import { randomFrom } from './random.ts';
import { shortenCall, writeShot } from './shorten-call.ts';
import { type Candidates, validCalls } from './valid-calls.ts';
import { type Change, watchDatabase } from './watched-database.ts';

/** In everything that is private to strangers, and in nothing else. */
const STRANGERS_WORD = 'Quillfeather';

/** One in so many accepted writes is followed by other calls, which take longer than the write. */
const LOOK_AFTER = 3;

interface Verdict {
  readonly status: number;
  readonly cpuMs: number;
  readonly problems: readonly string[];
}

export type Fuzzer = Awaited<ReturnType<typeof createFuzzer>>;

/** A populated database, everybody who might call it, and a valid call of everything there is. */
export async function createFuzzer(testing: TestApi) {
  const { app, as, pool } = testing;
  const admin = await as('admin');
  const strangers = await createParty(testing, admin, STRANGERS_WORD);
  const party = await createParty(testing, admin, 'Ordinary');
  const callers = await createCallers(testing, admin, party);
  const database = await watchDatabase(pool);
  const ids = { foreignIds: idsIn(strangers), ownIds: idsIn(party) };
  const secrets = { internals: [...database.telltaleNames, process.cwd()], strangersWord: STRANGERS_WORD };

  const bases: Base[] = [];

  /** Every call finds the database as it was before all others. */
  const undoChanges = async (): Promise<readonly Change[]> => {
    const changes = await database.changes();
    if (changes.length > 0) await database.restore(changes);
    return changes;
  };
  const send = async (shot: Shot) => {
    const before = process.threadCpuUsage();
    const { statusCode: status, headers, body: text } = await app.inject(shot as InjectOptions);
    const { user, system } = process.threadCpuUsage(before);
    const answer: Answer = { status, headers, text };
    return { answer, cpuMs: (user + system) / 1_000 };
  };
  const shotFor = (call: Call): Shot => shotOf(call, callers.get(call.caller)!);

  const check = async (call: Call, trial: Trial): Promise<Verdict> => {
    const { target, caller } = call;
    const shot = shotFor(call);
    const { answer, cpuMs } = await send(shot);
    const changes = await database.changes();
    const mayGoAstray = trial.bends.some(({ place }) => place.in === 'params' || place.in === 'request');
    const isAdmin = caller === 'admin';
    const found = judge({ target, shot, answer, changes, cpuMs, mayGoAstray, isAdmin }, secrets);
    const isLooked = trial.seed % LOOK_AFTER === 0 && answer.status < 300 && tablesWritten(changes).length > 0;
    const later = isLooked ? await tryOthers(trial) : [];
    await undoChanges();
    return { status: answer.status, cpuMs, problems: [...found, ...later] };
  };
  /** What was accepted must not break calls about it, nor any other. */
  const tryOthers = async ({ base, seed }: Trial): Promise<string[]> => {
    const random = randomFrom(seed + 1);
    const accepted = bases.filter(({ isAccepted }) => isAccepted);
    const group = ({ call }: Base): string => call.target.name.replace(/\..*$/, '');
    const near = accepted.filter((other) => group(other) === group(base));
    const problems = [];
    for (const { call } of [...random.shuffle(near).slice(0, 2), random.pick(accepted)]) {
      const { answer } = await send(shotFor(call));
      if (answer.status >= 500) problems.push(`afterwards ${call.target.name} answered ${answer.status}`);
    }
    return problems;
  };
  const callOf = ({ base, caller, bends, seed }: Trial): Call => {
    const random = randomFrom(seed);
    return bends.reduce<Call>(
      (call, each) => bend(call, each, { random, schema: 'schema' in each.place ? each.place.schema : {}, ...ids }),
      { ...base.call, caller },
    );
  };

  /** The shortest call that shows the same problem, as code. */
  const explain = async (trial: Trial, [problem = '']: readonly string[]): Promise<string> => {
    const isSame = async (call: Call) =>
      (await check(call, trial)).problems.some((other) => kindOf(other) === kindOf(problem));
    return writeShot(shotFor(await shortenCall(callOf(trial), isSame)), trial.caller);
  };

  for (const candidates of await validCalls(party)) bases.push(await findAccepted(candidates));

  async function findAccepted({ target, calls }: Candidates): Promise<Base> {
    let nearest: Base | undefined;
    for (const call of calls)
      for (const caller of target.callers) {
        const tried = { ...call, caller };
        const { answer } = await send(shotFor(tried));
        await undoChanges();
        const isAccepted = answer.status < 300 && !answer.text.startsWith('{"success":false');
        const base = { call: tried, isAccepted, places: placesOf(target, tried) };
        if (isAccepted) return base;
        // Something that is there and refuses is nearer than what is hidden from the caller.
        if (!nearest || ![401, 403, 404].includes(answer.status)) nearest = base;
      }
    return nearest!;
  }

  /** Whether a plain call works; throws when connections are not given back. */
  const isAlive = async (): Promise<boolean> => {
    const { answer } = await send({ method: 'GET', url: '/api/properties', headers: {} });
    await undoChanges();
    await waitUntil(async () => pool.waitingCount === 0 && pool.totalCount === pool.idleCount);
    return answer.status === 200;
  };

  return {
    bases,
    callers: [...callers.keys()],
    tokenOf: (caller: string) => callers.get(caller)?.headers.authorization ?? '',
    fire: (trial: Trial) => check(callOf(trial), trial),
    explain,
    undoChanges,
    isAlive,
  };
}

/** What a problem is about, without its figures. */
export const kindOf = (problem: string): string => problem.slice(0, 60).replace(/\d+ ms/, '');

const idsIn = (party: object): string[] =>
  [...JSON.stringify(party).matchAll(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}/g)].map(([id]) => id);
