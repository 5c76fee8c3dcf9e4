import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import * as z from 'zod';
import { refusalsOf } from '../../platform/docs/refusals-of.ts';
import type { Shot, Target } from './calls.ts';
import type { Change } from './watched-database.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Case {
  readonly target: Target;
  readonly shot: Shot;
  readonly answer: Answer;
  readonly changes: readonly Change[];
  readonly cpuMs: number;
  /** Whether the request may have reached another endpoint than it was meant for. */
  readonly mayGoAstray: boolean;
  readonly isAdmin: boolean;
}

interface Secrets {
  /** Names of tables, and parts of paths, that no answer may contain. */
  readonly internals: readonly string[];
  /** Stands in everything that is private to people who have nothing to do with the callers. */
  readonly strangersWord: string;
}

/** Calls that are refused may leave traces here: tries are counted, and sessions are used. */
const tracesOfRefusals: ReadonlySet<string> = new Set([
  'throttle',
  'session',
  'api_key',
  'sign_in_event',
  'sign_in_challenge',
]);
/** What a refused call must not have changed. */
export const tablesWritten = (changes: readonly Change[]): string[] => [
  ...new Set(changes.map(({ table }) => table).filter((table) => !tracesOfRefusals.has(table))),
];
/** More than a machine that is busy elsewhere could make of a call that does its work. */
const MOST_CPU_MS = 2_000;

const failure = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  data: z.unknown().optional(),
  error: z.strictObject({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
const success = z.strictObject({ success: z.literal(true), data: z.unknown(), message: z.string().optional() });

/** Everything that is wrong with an answer. */
export function judge(tried: Case, secrets: Secrets): string[] {
  const { shot, answer, changes, cpuMs } = tried;
  const body = parsed(answer);
  const isRefused = answer.status >= 400 || (body as { success?: unknown } | undefined)?.success === false;
  const written = tablesWritten(changes);
  return [
    ...statusProblems(answer),
    ...(shot.method === 'HEAD' ? [] : shapeProblems(tried, body)),
    ...(isRefused && written.length > 0 ? [`refused with ${answer.status}, but changed ${written.join(', ')}`] : []),
    ...leaks(tried, secrets),
    ...(cpuMs > MOST_CPU_MS ? [`took ${Math.round(cpuMs)} ms of CPU`] : []),
  ];
}

function statusProblems({ status, headers }: Answer): string[] {
  if (status === 503 && headers['retry-after'] !== undefined) return [];
  return status >= 500 ? [`answered ${status}`] : [];
}

function shapeProblems({ target, answer, mayGoAstray }: Case, body: unknown): string[] {
  const rtdf = Object.values(rtdfCalls).find(({ path }) => path === target.path);
  if (rtdf && !mayGoAstray)
    return rtdf.answer.safeParse(body).success ? [] : [`answered another shape: ${answer.text.slice(0, 200)}`];
  if (!target.spec && answer.status < 400) return [];
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    return target.spec && !mayGoAstray ? [`answered ${String(answer.headers['content-type'])}`] : [];
  if (success.safeParse(body).success) return [];
  const refused = failure.safeParse(body);
  if (!refused.success) return mayGoAstray ? [] : [`answered no envelope: ${answer.text.slice(0, 200)}`];
  const { code } = refused.data.error;
  if (mayGoAstray || !target.spec) return [];
  const documented = refusalsOf(target.spec).filter((refusal) => refusal.code === code);
  // A malformed request is refused before an endpoint could say so in its own way.
  const isRight =
    documented.some(({ status }) => status === answer.status) || (code === 'malformed' && answer.status < 500);
  if (isRight) return [];
  return [`answered ${answer.status} with ${code}, which ${target.name} does not document`];
}

const stackTrace =
  /\n\s+at \S|node_modules|\bZodError\b|\b(Type|Reference|Range|Syntax)Error\b|violates \w+ constraint|syntax error at|relation "/;

/** Nothing of how we are made, and nothing of people the caller does not know; what was sent may come back. */
function leaks({ shot, answer, isAdmin }: Case, { internals, strangersWord }: Secrets): string[] {
  const { text } = answer;
  const found = stackTrace.exec(text)?.[0];
  const sent = (word: string) => shot.url.includes(word) || Boolean(shot.payload?.includes(word));
  return [
    ...(found && !sent(found) ? [`told ${JSON.stringify(found)}`] : []),
    ...internals
      .filter((name) => text.includes(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text) && !sent(name))
      .map((name) => `told ${name}`),
    ...(!isAdmin && text.includes(strangersWord) && !sent(strangersWord) ? ['told what is private to strangers'] : []),
  ];
}

function parsed({ text, headers }: Answer): unknown {
  if (!String(headers['content-type']).includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
