import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { sourceFiles } from '../source-files.ts';

export interface ParsedFile {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: Node;
}

/** What is shipped: workspaces of the product without their tests. */
const product = /^(?:domain|contract|api|server|demo|web\/app)\/.*\.tsx?$/;
const isShipped = (path: string): boolean =>
  product.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path) && !path.includes('/testing/');

export function parseFile(path: string, text: string): ParsedFile {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { path, text, program };
}

const parsed = new Map<string, Promise<readonly ParsedFile[]>>();

/** Parsed once, however many checks read them. */
export function parseShippedFiles(folder: string): Promise<readonly ParsedFile[]> {
  const kept = parsed.get(folder) ?? readShippedFiles(folder);
  parsed.set(folder, kept);
  return kept;
}

async function readShippedFiles(folder: string): Promise<readonly ParsedFile[]> {
  const paths = (await sourceFiles(folder)).filter(isShipped);
  if (paths.length === 0) throw new Error(`No source file found below ${folder}.`);
  return Promise.all(paths.map(async (path) => parseFile(path, await readFile(join(folder, path), 'utf8'))));
}

/** Visits a node and everything below it, with what is above, innermost last. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void): void {
  const above: Node[] = [];
  const enter = (one: Node): void => {
    visit(one, above);
    above.push(one);
    for (const value of Object.values(one)) {
      if (Array.isArray(value)) for (const child of value) isNode(child) && enter(child);
      else if (isNode(value)) enter(value);
    }
    above.pop();
  };
  enter(node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length;
