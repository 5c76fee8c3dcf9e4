import { type Automaton, automatonOf, NotJudged, SKIPPING } from './automaton.ts';

const MAX_EXPLORED = 2_000_000;

/**
 * Says why an expression can take more than linear time, or null. A backtracking matcher is linear if a bounded number
 * of its attempts reach any character. They are unbounded exactly if some part that repeats can be entered anew by a
 * text that it also reads on with: from a later start, from another repetition, or in two ways. A part behind which the
 * match is sure to succeed is harmless, because nothing is tried again. Expressions are judged as if they were applied
 * again behind each match.
 */
export function superLinear(source: string, flags: string): string | null {
  try {
    const automaton = automatonOf(source, flags);
    return findAmbiguity(automaton);
  } catch (error) {
    if (error instanceof NotJudged) return error.message;
    throw error;
  }
}

function findAmbiguity(automaton: Automaton): string | null {
  const { states, letters, next, succeeds } = automaton;
  const reachable = reachableStates(automaton);
  const repeats = Array.from({ length: states }, (_, state) => state).filter(
    (state) => state >= 2 && reachable[state]!.has(state),
  );
  const isSameLoop = (one: number, other: number): boolean => reachable[one]!.has(other) && reachable[other]!.has(one);
  const every = letters.map((_, letter) => letter);
  let explored = 0;

  /** A text that leads from the first triple to the second; the first of three states stays in its loop, and the third in its own. */
  const textBetween = (p: number, q: number, last: number): string | null => {
    const keyOf = (x: number, y: number, z: number, letter: number): number =>
      ((x * states + y) * states + z) * letters.length + letter;
    const goal = keyOf(p, q, q, last);
    const cameFrom = new Map<number, { readonly from: number; readonly letter: number }>();
    const start = keyOf(p, p, q, last);
    const queue: [number, number, number, number][] = [[p, p, q, last]];
    for (const [x, y, z, before] of queue) {
      const from = keyOf(x, y, z, before);
      for (const letter of every) {
        const thirds = new Set(next(z, before, letter));
        for (const third of thirds) {
          if (!isSameLoop(third, q) || succeeds(third, letter)) continue;
          for (const first of new Set(next(x, before, letter))) {
            if (first !== p && !(p >= 2 && isSameLoop(first, p))) continue;
            for (const second of new Set(next(y, before, letter))) {
              if (second !== q && !reachable[second]!.has(q)) continue;
              const key = keyOf(first, second, third, letter);
              if (cameFrom.has(key)) continue;
              cameFrom.set(key, { from, letter });
              if (key === goal) return textOf(cameFrom, start, goal);
              explored += 1;
              if (explored > MAX_EXPLORED) throw new NotJudged('is too large to be judged');
              queue.push([first, second, third, letter]);
            }
          }
        }
      }
    }
    return null;
  };
  const textOf = (
    cameFrom: ReadonlyMap<number, { readonly from: number; readonly letter: number }>,
    start: number,
    goal: number,
  ): string => {
    const read: number[] = [];
    let key = goal;
    do {
      const { from, letter } = cameFrom.get(key)!;
      read.unshift(letters[letter]!);
      key = from;
    } while (key !== start);
    return JSON.stringify(String.fromCodePoint(...read));
  };

  for (const q of repeats)
    for (const last of every) {
      if (succeeds(q, last) || !every.some((letter) => next(q, last, letter).length > 0)) continue;
      for (const letter of every) {
        const followers = next(q, last, letter).filter((state) => isSameLoop(state, q) && !succeeds(state, letter));
        if (new Set(followers).size < followers.length) return `repeats ${letterText(letters[letter]!)} in two ways`;
      }
      for (const p of [SKIPPING, ...repeats]) {
        if (p === q || !(p === SKIPPING || reachable[p]!.has(q))) continue;
        const text = textBetween(p, q, last);
        if (text) return `reads ${text} again and again from each ${p === SKIPPING ? 'start' : 'repetition'}`;
      }
    }
  return null;
}

const letterText = (letter: number): string => JSON.stringify(String.fromCodePoint(letter));

/** Which states can come after each, whatever the text says. */
function reachableStates({ states, follows }: Automaton): readonly ReadonlySet<number>[] {
  const direct = Array.from({ length: states }, (_, state) => follows(state));
  return direct.map((first) => {
    const found = new Set(first);
    for (const state of found) for (const target of direct[state]!) found.add(target);
    return found;
  });
}
