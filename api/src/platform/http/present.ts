import type * as z from 'zod';

export type Present = (value: unknown) => unknown;

/** What is the same after parsing, unless a check rewrites it. */
const plain: ReadonlySet<string> = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);

/**
 * Copies what a schema names and nothing else, so that a column that a presenter did not mean to show stays inside the
 * server. It is made once for each endpoint and compares no value: what goes out is ours, its types are checked by
 * the compiler and its values in tests. Whatever is more than objects, lists and plain values is parsed.
 */
export function createPresenter(schema: z.ZodType, isChecked: boolean): Present {
  const present = copierOf(schema);
  return isChecked ? (value) => schema.parse(present(value)) : present;
}

function copierOf(schema: z.core.$ZodType): Present {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.catchall ? parsed(schema) : presentObject(def.shape);
  if (def.type === 'array') {
    const present = copierOf(def.element);
    return present === asItIs ? asItIs : (value) => (value as unknown[]).map(present);
  }
  if (def.type === 'nullable' || def.type === 'optional') {
    const present = copierOf(def.innerType);
    return present === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : present(value));
  }
  return plain.has(def.type) && !rewrites(def.checks) ? asItIs : parsed(schema);
}

const asItIs: Present = (value) => value;
const parsed =
  (schema: z.core.$ZodType): Present =>
  (value) =>
    (schema as z.ZodType).parse(value);

const rewrites = (checks: readonly z.core.$ZodCheck<never>[] | undefined): boolean =>
  checks?.some(({ _zod }) => _zod.def.check === 'overwrite') ?? false;

/** Written out as a program, `(value) => ({ "id": value["id"], … })`, which runs several times as fast as a loop over names. */
function presentObject(shape: z.core.$ZodShape): Present {
  const copiers = Object.values(shape).map(copierOf);
  const fields = Object.keys(shape).map((name, at) => {
    const own = `value[${JSON.stringify(name)}]`;
    return `${JSON.stringify(name)}: ${copiers[at] === asItIs ? own : `copiers[${at}](${own})`}`;
  });
  return new Function('copiers', `return (value) => ({ ${fields.join(', ')} })`)(copiers);
}
