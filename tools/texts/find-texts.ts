import type { Node } from 'oxc-parser';
import { lineOf, type ParsedFile, walk } from '../checks/syntax.ts';
import { isLabel, isProse, placeholder } from './prose.ts';
import { isHiddenCall, isHiddenName, isShownName, nameOf } from './text-names.ts';

export interface FoundText {
  readonly path: string;
  readonly line: number;
  /** Values stand as `{name}`; of two wordings, both: `{is | are}`. */
  readonly text: string;
  /** The property, attribute or call that holds it; empty for a child of an element. */
  readonly holder: string;
}

/** Every text of a file that can reach a person, with what JSX and templates split put together again. */
export function findTexts(file: ParsedFile): FoundText[] {
  const found: FoundText[] = [];
  const told = new Set<Node>();
  walk(file.program, (node, above) => {
    if (told.has(node)) return;
    const isElement = isJsxElement(node);
    if (isElement ? !hasWords(node) : !isTextNode(node)) return;
    const holder = isElement ? '' : holderOf(node, above);
    if (holder === null) return;
    const inside = new Set<Node>();
    const text = textOf(node, inside).replace(/\s+/g, ' ').trim();
    if (!(isElement || (isShownName(holder) ? isLabel(text) : isProse(text)))) return;
    for (const one of inside) told.add(one);
    found.push({ path: file.path, line: lineOf(file.text, node), text, holder });
  });
  return found;
}

const isJsxElement = (node: Node): node is Node & { type: 'JSXElement' | 'JSXFragment' } =>
  node.type === 'JSXElement' || node.type === 'JSXFragment';

const isString = (node: Node): node is Node & { type: 'Literal'; value: string } =>
  node.type === 'Literal' && typeof node.value === 'string';
const isSum = (node: Node): node is Node & { type: 'BinaryExpression' } =>
  node.type === 'BinaryExpression' && node.operator === '+' && partsOf(node).some(isWords);
const isWords = (node: Node): boolean => isString(node) || node.type === 'TemplateLiteral';
const isTextNode = (node: Node): boolean => isWords(node) || isSum(node);

const partsOf = (node: Node): Node[] => {
  const parts: Node[] = [];
  walk(node, (inner) => parts.push(inner));
  return parts;
};

/** Whether words stand directly in an element, so that what is inside it belongs to a sentence. */
const hasWords = (node: Node & { type: 'JSXElement' | 'JSXFragment' }): boolean =>
  node.children.some(
    (child) =>
      (child.type === 'JSXText' && /\p{L}/u.test(child.value)) ||
      (child.type === 'JSXExpressionContainer' && isString(child.expression) && /\p{L}/u.test(child.expression.value)),
  );

/** The text that a node shows, with a placeholder for each value; `told` gets the nodes whose words it holds. */
function textOf(node: Node, told: Set<Node>): string {
  const text = ownTextOf(node, (inner) => textOf(inner, told));
  if (text !== null) told.add(node);
  return text ?? placeholder(nameOf(node) || 'value');
}

function ownTextOf(node: Node, textOfInner: (inner: Node) => string): string | null {
  switch (node.type) {
    case 'Literal':
      return isString(node) ? node.value : typeof node.value === 'number' ? String(node.value) : null;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, n) => (value.cooked ?? '') + (node.expressions[n] ? textOfInner(node.expressions[n]) : ''))
        .join('');
    case 'BinaryExpression':
      return node.operator === '+' ? textOfInner(node.left) + textOfInner(node.right) : null;
    case 'ConditionalExpression':
      return choice(textOfInner(node.consequent), textOfInner(node.alternate));
    case 'LogicalExpression':
      return node.operator === '&&' ? choice(textOfInner(node.right), '') : null;
    case 'JSXText':
      return jsxText(node.value);
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? '' : textOfInner(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return elementText(node, textOfInner);
    default:
      return null;
  }
}

const choice = (one: string, other: string): string => {
  const [first, second] = [one, other].map((text) => text.replace(/^\{([^{}|]*)\}$/, '$1').trim());
  return first || second ? `{${first} | ${second}}` : '';
};

/** An element without words of its own is a picture, or one value. */
function elementText(
  node: Node & { type: 'JSXElement' | 'JSXFragment' },
  textOfInner: (inner: Node) => string,
): string {
  if (node.children.length > 0) return node.children.map(textOfInner).join('');
  if (node.type === 'JSXFragment') return '';
  const name = nameOf(node.openingElement.name);
  const attributes = node.openingElement.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' ? [one.name.name] : [],
  );
  const isPicture = attributes.includes('className') || attributes.includes('aria-hidden') || /Icon$/.test(name);
  return /^\p{Lu}/u.test(name) && attributes.length > 0 && !isPicture ? placeholder(name) : '';
}

/** As React shows it: lines are trimmed and joined, and lines without words vanish. */
function jsxText(value: string): string {
  const lines = value.split('\n');
  return lines
    .map((line, n) => (n > 0 ? line.trimStart() : line))
    .map((line, n) => (n < lines.length - 1 ? line.trimEnd() : line))
    .filter((line, n) => line !== '' || lines.length === 1 || (n > 0 && n < lines.length - 1 && line !== ''))
    .join(' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** The name that says what a string is for; null where it is for machines. */
function holderOf(node: Node, above: readonly Node[]): string | null {
  let inner = node;
  let holder = '';
  for (const outer of above.toReversed()) {
    if (isForMachines(inner, outer)) return null;
    const name = nameHeldBy(inner, outer);
    if (name !== '' && (isHiddenName(name) || isDataAttribute(name, outer))) return null;
    holder ||= name;
    inner = outer;
    if (outer.type === 'JSXElement' || /Function|Statement$/.test(outer.type)) break;
  }
  return holder;
}

const isDataAttribute = (name: string, outer: Node): boolean =>
  outer.type === 'JSXAttribute' && name.startsWith('data-');

function nameHeldBy(inner: Node, outer: Node): string {
  if (outer.type === 'JSXAttribute') return outer.name.type === 'JSXIdentifier' ? outer.name.name : '';
  if (outer.type === 'Property' && outer.value === inner)
    return outer.key.type === 'Literal' ? String(outer.key.value) : nameOf(outer.key);
  if (outer.type === 'VariableDeclarator') return nameOf(outer.id);
  if (outer.type === 'CallExpression' || outer.type === 'NewExpression') return nameOf(outer.callee);
  return '';
}

const comparisons = new Set(['===', '!==', '==', '!=', 'in', '<', '>']);

function isForMachines(inner: Node, outer: Node): boolean {
  if (/^(?:Import|Export(?:All|Default)|TS(?!As|NonNull|Satisfies))/.test(outer.type))
    return outer.type !== 'ExportDefaultDeclaration';
  if (outer.type === 'ExportNamedDeclaration') return outer.source === inner;
  if (outer.type === 'ExpressionStatement') return 'directive' in outer && outer.directive != null;
  if (outer.type === 'Property') return outer.key === inner;
  if (outer.type === 'MemberExpression') return outer.property === inner;
  if (outer.type === 'BinaryExpression') return comparisons.has(outer.operator);
  if (outer.type === 'SwitchCase') return outer.test === inner;
  return isHiddenCall(outer);
}
