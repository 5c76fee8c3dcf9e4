/** One frame of a CPU profile as V8 writes it. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds. */
  readonly timeDeltas: readonly number[];
}

/** What a page is made of, in the order in which a stack is looked through. */
const stages = [
  ['compress', /node:zlib|\/http\/compression\.ts/],
  ['render', /react-dom-server|\/entry\.server|react-dom\/server/],
  ['serialise', /turbo-stream|single-fetch/],
  ['data', /\/(?:api|contract)\/src\/|node_modules\/(?:pg|kysely)\//],
  ['write', /fastify\/lib\/reply|node:_http|node:net/],
  ['page', /\/web\/build\/server\/|\/server\/src\/pages\//],
] as const;
export type Stage = (typeof stages)[number][0] | 'native' | 'collect' | 'rest';

/** Milliseconds of each stage in a profile; waiting is none. */
export function stagesOf({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<Stage, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stageOf = (leaf: number): Stage | null => {
    const name = byId.get(leaf)?.callFrame.functionName;
    if (name === '(idle)') return null;
    if (name === '(garbage collector)') return 'collect';
    // What V8 cannot name: the network, compressing in other threads, the kernel.
    if (name === '(program)') return 'native';
    const stack: string[] = [];
    for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
      const frame = byId.get(id)?.callFrame;
      if (frame) stack.push(frame.url);
    }
    return stages.find(([, pattern]) => stack.some((url) => pattern.test(url)))?.[0] ?? 'rest';
  };
  const stageOfNode = new Map(nodes.map(({ id }) => [id, stageOf(id)]));
  const spent = new Map<Stage, number>();
  for (const [at, sample] of samples.entries()) {
    const stage = stageOfNode.get(sample);
    if (stage) spent.set(stage, (spent.get(stage) ?? 0) + (timeDeltas[at] ?? 0) / 1_000);
  }
  return spent;
}
