/** Seconds of processor time. */
export interface CpuTime {
  readonly user: number;
  readonly system: number;
}

/** What the system says of a process. */
export interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** When it started, which tells it from a later process with the same pid. */
  readonly startedAt: string;
  readonly own: CpuTime;
  /** Of children that it has waited for, with theirs. */
  readonly reaped: CpuTime;
}

export const noTime: CpuTime = { user: 0, system: 0 };
export const addTimes = (...times: readonly CpuTime[]): CpuTime => ({
  user: times.reduce((total, { user }) => total + user, 0),
  system: times.reduce((total, { system }) => total + system, 0),
});
const atLeastZero = (a: CpuTime, b: CpuTime): CpuTime => ({
  user: Math.max(0, a.user - b.user),
  system: Math.max(0, a.system - b.system),
});

/**
 * Adds up the processor time of all descendants of a process. A parent that waits for a child is given its time. That of
 * others is lost: databases that outlive their server by a moment, and renderers of a browser that has ended. So what a
 * vanished process had used when it was last seen counts as long as no parent has been given as much.
 */
export function createCpuTally(root: number): {
  readonly see: (processes: readonly ProcessState[]) => void;
  readonly total: () => CpuTime;
} {
  let known = new Map<string, ProcessState>();
  let lost = noTime;
  return {
    see: (processes) => {
      const family = descendants(root, processes, known);
      const gone = [...known].filter(([key]) => !family.has(key)).map(([, state]) => state);
      const given = [...family].map(([key, { reaped }]) => atLeastZero(reaped, known.get(key)?.reaped ?? noTime));
      const vanished = addTimes(...gone.flatMap(({ own, reaped }) => [own, reaped]));
      lost = addTimes(lost, atLeastZero(vanished, addTimes(...given)));
      known = family;
    },
    total: () =>
      addTimes(
        lost,
        ...[...known.values()].flatMap(({ pid, own, reaped }) => (pid === root ? [reaped] : [own, reaped])),
      ),
  };
}

/** With those that were seen as descendants before their parent ended. */
function descendants(
  root: number,
  processes: readonly ProcessState[],
  known: ReadonlyMap<string, ProcessState>,
): Map<string, ProcessState> {
  const byParent = Map.groupBy(processes, ({ parent }) => parent);
  const found = new Map<string, ProcessState>();
  const waiting = processes.filter((state) => state.pid === root || known.has(keyOf(state)));
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (found.has(keyOf(state))) continue;
    found.set(keyOf(state), state);
    waiting.push(...(byParent.get(state.pid) ?? []));
  }
  return found;
}

const keyOf = ({ pid, startedAt }: ProcessState): string => `${pid} ${startedAt}`;
