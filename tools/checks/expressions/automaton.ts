import { type Assertion, CharSet, type Concatenation, type Element, JS } from 'refa';

/** Longer bounded repetitions are judged as if they had no end: a bound of a thousand is a thousand steps for each character. */
const LONGEST_BOUND = 100;
const MAX_PATHS = 20_000;

/** What has to hold between two characters for a path to go on. */
type Condition =
  | { readonly side: 'before' | 'after'; readonly set: CharSet; readonly negate: boolean }
  /** Can fail for reasons that are not looked at. */
  | { readonly side: 'unknown' };

interface Step {
  readonly conditions: readonly Condition[];
  readonly to: Node;
}
type Node =
  | { readonly kind: 'read'; readonly set: CharSet; readonly next: Node; readonly state: number }
  | { readonly kind: 'choice'; readonly steps: Step[] }
  | { readonly kind: 'accept' }
  | { readonly kind: 'dead' };
type Read = Extract<Node, { kind: 'read' }>;

interface Path {
  readonly conditions: readonly Condition[];
  readonly to: Read | Extract<Node, { kind: 'accept' }>;
}

/** An expression that no automaton is made of, and why. */
export class NotJudged extends Error {}

/** After characters that were skipped to start later; state 0 is before the first character. */
export const SKIPPING = 1;

/**
 * The ways in which a backtracking matcher can read a text, one state for each place of the expression that reads a
 * character. Characters that no part of the expression tells apart are one letter of the alphabet.
 */
export interface Automaton {
  readonly states: number;
  /** One character of each letter. */
  readonly letters: readonly number[];
  /** States that can follow, whatever the text says. */
  readonly follows: (state: number) => ReadonlySet<number>;
  /** States after reading `letter` behind `last`, once for each way to get there; -1 is the start of the text. */
  readonly next: (state: number, last: number, letter: number) => readonly number[];
  /** Whether a matcher that gets here is sure to succeed, whatever follows, so that it never goes back. */
  readonly succeeds: (state: number, last: number) => boolean;
}

export function automatonOf(source: string, flags: string): Automaton {
  const parser = JS.Parser.fromLiteral({ source, flags });
  const { expression, maxCharacter } = parser.parse({ backreferences: 'unknown', simplify: false });
  const reads: Read[] = [];
  const sets: CharSet[] = [];
  const any = CharSet.all(maxCharacter);

  const read = (set: CharSet, next: Node): Node => {
    const node = { kind: 'read', set, next, state: reads.length + 2 } as const;
    reads.push(node);
    sets.push(set);
    return node;
  };
  const choice = (...steps: readonly (Node | Step)[]): Node => ({
    kind: 'choice',
    steps: steps.map((step) => ('to' in step ? step : { conditions: [], to: step })),
  });
  const repeat = (body: (next: Node) => Node, next: Node): Node => {
    const head = { kind: 'choice', steps: [] as Step[] } as const;
    head.steps.push({ conditions: [], to: body(head) }, { conditions: [], to: next });
    return head;
  };

  const alternatives = (all: readonly Concatenation[], next: Node): Node =>
    all.length === 1 ? sequence(all[0]!, next) : choice(...all.map((one) => sequence(one, next)));
  const sequence = ({ elements }: Concatenation, next: Node): Node =>
    elements.reduceRight((behind, element) => elementNode(element, behind), next);

  const elementNode = (element: Element, next: Node): Node => {
    if (element.type === 'CharacterClass') return read(element.characters, next);
    if (element.type === 'Alternation') return alternatives(element.alternatives, next);
    if (element.type === 'Assertion') return assertion(element, next);
    // a reference to a group may be as long as the text
    if (element.type === 'Unknown')
      return choice({ conditions: [{ side: 'unknown' }], to: repeat((end) => read(any, end), next) });
    const { min, max, alternatives: body } = element;
    const once = (end: Node): Node => alternatives(body, end);
    const endless = max > LONGEST_BOUND;
    if (endless && body.some(isNullable)) throw new NotJudged('repeats a group that may match nothing');
    let node: Node = endless ? repeat(once, next) : next;
    if (!endless) for (let n = min; n < max; n += 1) node = choice(once(node), next);
    if (min > LONGEST_BOUND) node = choice({ conditions: [{ side: 'unknown' }], to: node });
    for (let n = 0; n < Math.min(min, LONGEST_BOUND); n += 1) node = once(node);
    return node;
  };

  const assertion = ({ kind, negate, alternatives: body }: Assertion, next: Node): Node => {
    const side = kind === 'ahead' ? 'after' : 'before';
    const single = body.flatMap(({ elements: [first, ...rest] }) =>
      first?.type === 'CharacterClass' && rest.length === 0 ? first.characters : [],
    );
    const others = body.filter(({ elements: [first, ...rest] }) => first?.type !== 'CharacterClass' || rest.length > 0);
    if (kind === 'behind' && others.some(isEndless)) throw new NotJudged('looks behind without a limit');
    const set = single.length > 0 ? single[0]!.union(...single.slice(1)) : CharSet.empty(maxCharacter);
    sets.push(set);
    const inside = others.flatMap(({ elements }) => (elements.length === 1 ? elements : []));
    const nested = inside.filter((element) => element.type === 'Assertion');
    const known = nested.length === others.length;
    const checked: Condition[] = known ? [] : [{ side: 'unknown' }];
    const bodies = kind === 'ahead' ? others.map((one) => sequence(one, { kind: 'dead' })) : [];
    if (negate) {
      const all: Condition[] = others.length === 0 ? [] : [{ side: 'unknown' }];
      return choice({ conditions: [{ side, set, negate }, ...all], to: next }, ...bodies);
    }
    const ways: (Step | Node)[] = single.length > 0 ? [{ conditions: [{ side, set, negate }], to: next }] : [];
    if (known) ways.push(...nested.map((one) => assertion(one, next)));
    else ways.push({ conditions: checked, to: next }, ...bodies);
    return choice(...ways);
  };

  const entry = alternatives(expression.alternatives, { kind: 'accept' });
  const alphabet = lettersOf([any, ...sets]);
  const letters = alphabet.map(({ ranges }) => ranges[0]!.min);

  const memo = new Map<Node, readonly Path[]>();
  const paths = (node: Node): readonly Path[] => {
    if (node.kind === 'read' || node.kind === 'accept') return [{ conditions: [], to: node }];
    if (node.kind === 'dead') return [];
    const kept = memo.get(node);
    if (kept) return kept;
    const found = node.steps.flatMap(({ conditions, to }) =>
      paths(to).map((path) => ({ conditions: [...conditions, ...path.conditions], to: path.to })),
    );
    if (found.length > MAX_PATHS) throw new NotJudged('branches in too many ways');
    memo.set(node, found);
    return found;
  };
  const out = (state: number): readonly Path[] => paths(state < 2 ? entry : reads[state - 2]!.next);
  const holds = (condition: Condition, last: number, letter: number): boolean => {
    if (condition.side === 'unknown') return true;
    const read = condition.side === 'before' ? last : letter;
    return (read >= 0 && condition.set.has(letters[read]!)) !== condition.negate;
  };

  const followed = new Map<number, readonly number[]>();
  const next = (state: number, last: number, letter: number): readonly number[] => {
    const key = (state * (letters.length + 1) + last + 1) * letters.length + letter;
    const kept = followed.get(key);
    if (kept) return kept;
    const found = out(state).flatMap(({ conditions, to }) =>
      to.kind === 'read' && to.set.has(letters[letter]!) && conditions.every((one) => holds(one, last, letter))
        ? [to.state]
        : [],
    );
    if (state < 2) found.push(SKIPPING);
    followed.set(key, found);
    return found;
  };
  const succeeds = (state: number, last: number): boolean =>
    state >= 2 &&
    out(state).some(
      ({ conditions, to }) =>
        to.kind === 'accept' && conditions.every((one) => one.side === 'before' && holds(one, last, -1)),
    );
  const follows = (state: number): ReadonlySet<number> =>
    new Set([
      ...out(state).flatMap(({ to }) => (to.kind === 'read' ? to.state : [])),
      ...(state < 2 ? [SKIPPING] : []),
    ]);
  return { states: reads.length + 2, letters, follows, next, succeeds };
}

const isEndless = ({ elements }: Concatenation): boolean =>
  elements.some(
    (element) =>
      element.type === 'Unknown' ||
      (element.type === 'Quantifier' && element.max > LONGEST_BOUND) ||
      ('alternatives' in element && element.alternatives.some(isEndless)),
  );

const isNullable = ({ elements }: Concatenation): boolean =>
  elements.every(
    (element) =>
      element.type === 'Assertion' ||
      element.type === 'Unknown' ||
      (element.type === 'Quantifier' && (element.min === 0 || element.alternatives.some(isNullable))) ||
      (element.type === 'Alternation' && element.alternatives.some(isNullable)),
  );

/** The smallest sets of which all others are made. */
function lettersOf(sets: readonly CharSet[]): readonly CharSet[] {
  const [all, ...others] = sets;
  let letters: readonly CharSet[] = [all!];
  const seen = new Set<string>();
  for (const set of others) {
    const key = set.toRangesString();
    if (seen.has(key)) continue;
    seen.add(key);
    letters = letters.flatMap((letter) => [letter.intersect(set), letter.without(set)]).filter((one) => !one.isEmpty);
  }
  return letters;
}
