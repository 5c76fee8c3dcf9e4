import { basename } from 'node:path';
import type { Node } from 'oxc-parser';
import { lineOf, type ParsedFile, walk } from '../syntax.ts';

export interface WrittenExpression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

export interface FoundExpressions {
  readonly written: readonly WrittenExpression[];
  /** Files that make expressions while they load. */
  readonly making: readonly string[];
  /** One sentence for each expression that is made where no check can see it. */
  readonly unseen: readonly string[];
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';
const eachOf = new Set(['map', 'flatMap', 'fromEntries']);

/** All expressions that the files write down, and where they make others out of texts. */
export function findExpressions(files: readonly ParsedFile[]): FoundExpressions {
  const written: WrittenExpression[] = [];
  const making = new Set<string>();
  const unseen: string[] = [];
  const makers = new Map<string, string>();
  for (const file of files)
    walk(file.program, (node, above) => {
      if (node.type === 'Literal' && 'regex' in node && node.regex)
        written.push({
          place: `${file.path}:${lineOf(file.text, node)}`,
          source: node.regex.pattern,
          flags: node.regex.flags,
        });
      const maker = makesExpression(node) ? makerAround(above) : null;
      if (maker) makers.set(maker, basename(file.path));
      else if (makesExpression(node)) note(file, node, above);
    });
  for (const file of files) {
    const local = new Set([...makers].flatMap(([name, from]) => (knows(file, name, from) ? name : [])));
    if (local.size === 0) continue;
    walk(file.program, (node, above) => {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && local.has(node.callee.name))
        note(file, node, above);
    });
  }
  return { written, making: [...making].sort(), unseen };

  function note(file: ParsedFile, node: Node, above: readonly Node[]): void {
    if (runsOnLoad(above) && !file.path.startsWith('web/')) making.add(file.path);
    else
      unseen.push(
        `${file.path}:${lineOf(file.text, node)} builds a regular expression that the check can’t read: write it as a literal, build it while its file loads (outside of web), or use plain code.`,
      );
  }
}

const makesExpression = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'RegExp';

/** The name of a function that does nothing but make an expression, such as `const pattern = (source) => new RegExp(source)`. */
function makerAround(above: readonly Node[]): string | null {
  const [declarator, body] = above.slice(-2);
  return body?.type === 'ArrowFunctionExpression' &&
    declarator?.type === 'VariableDeclarator' &&
    declarator.id.type === 'Identifier'
    ? declarator.id.name
    : null;
}

/** In no function, except for callbacks of `map` and its kind that run at once. */
const runsOnLoad = (above: readonly Node[]): boolean =>
  above.every((node, depth) => {
    if (!isFunction(node)) return true;
    const call = above[depth - 1];
    return (
      call?.type === 'CallExpression' &&
      call.callee.type === 'MemberExpression' &&
      call.callee.property.type === 'Identifier' &&
      eachOf.has(call.callee.property.name)
    );
  });

const knows = ({ path, text }: ParsedFile, name: string, from: string): boolean =>
  basename(path) === from || (text.includes(name) && text.includes(`/${from}'`));
