import type { Node } from 'oxc-parser';
import { lineOf, type ParsedFile, parseShippedFiles, walk } from './syntax.ts';

/**
 * A plain object also answers to "constructor" and "toString". With strict types a text can look something up only in
 * what is declared for any text, or behind a cast, so these are the places to find.
 */
export function outsideKeyUses(files: readonly ParsedFile[]): string[] {
  const collected = files.map(collect);
  const aliases = openTypeNames(collected);
  const isOpenHere = ({ type }: Typed): boolean => isOpenType(type, aliases);
  const exported = new Set(
    collected.flatMap(({ typed }) => typed.filter((one) => one.isExported && isOpenHere(one)).map(({ name }) => name)),
  );
  return collected.flatMap(({ file, typed, imported, suspects }) => {
    const open = typed.filter(isOpenHere);
    const fromElsewhere = new Set(imported.filter((name) => exported.has(name)));
    const properties = new Set(open.filter(({ isProperty }) => isProperty).map(({ name }) => name));
    const isOpen = (object: Node): boolean =>
      (object.type === 'Identifier' &&
        (fromElsewhere.has(object.name) ||
          open.some(
            ({ name, scope }) => name === object.name && scope.start <= object.start && object.end <= scope.end,
          ))) ||
      (object.type === 'MemberExpression' &&
        !object.computed &&
        object.property.type === 'Identifier' &&
        properties.has(object.property.name)) ||
      (object.type === 'TSAsExpression' && isOpenType(object.typeAnnotation, aliases)) ||
      (object.type === 'TSNonNullExpression' && isOpen(object.expression)) ||
      (object.type === 'LogicalExpression' && (isOpen(object.left) || isOpen(object.right)));
    return suspects.flatMap(({ node, above }) => {
      const reason = misuse(node, above, file.text, isOpen);
      return reason ? [`${file.path}:${lineOf(file.text, node)} ${reason}`] : [];
    });
  });
}

export const checkOutsideKeys = async (folder: string): Promise<string[]> =>
  outsideKeyUses(await parseShippedFiles(folder));

const instead = 'use a Map, or ask Object.hasOwn first.';

function misuse(node: Node, above: readonly Node[], text: string, isOpen: (object: Node) => boolean): string | null {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return isName(node.left) ? null : `asks whether a key is in an object, which "constructor" always is: ${instead}`;
  if (node.type !== 'MemberExpression' || !node.computed || isName(node.property)) return null;
  const parent = above.at(-1);
  const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
  if (isWritten || (parent?.type === 'UnaryExpression' && parent.operator === 'delete')) return null;
  if (isAskedFirst(node, above, text)) return null;
  if (node.property.type === 'TSAsExpression' && isTableKey(node.property.typeAnnotation))
    return `takes a text for a key of an object by a cast: ${instead}`;
  return isOpen(node.object) ? `looks a text up in a plain object: ${instead}` : null;
}

const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Texts that are written down, and those that begin as nothing that every object has. */
const isName = (node: Node): boolean =>
  node.type === 'Literal' ||
  node.type === 'PrivateIdentifier' ||
  (node.type === 'TemplateLiteral' && !inherited.some((name) => name.startsWith(node.quasis[0]?.value.cooked ?? '')));

/** Whether `Object.hasOwn` of the same object and key stands in front, in the same condition. */
function isAskedFirst(node: Node & { type: 'MemberExpression' }, above: readonly Node[], text: string): boolean {
  const key = node.property.type === 'TSAsExpression' ? node.property.expression : node.property;
  const asked = `Object.hasOwn(${sourceOf(node.object, text)}, ${sourceOf(key, text)})`;
  return above.some((outer) => {
    if (outer.type === 'ConditionalExpression' || outer.type === 'IfStatement')
      return sourceOf(outer.test, text).includes(asked);
    return outer.type === 'LogicalExpression' && outer.operator === '&&' && sourceOf(outer.left, text).includes(asked);
  });
}

const sourceOf = ({ start, end }: Node, text: string): string => text.slice(start, end);

/** `keyof typeof table`; a key of a type is what the types of a form's fields are written with. */
const isTableKey = (type: Node): boolean =>
  type.type === 'TSTypeOperator' && type.operator === 'keyof' && type.typeAnnotation.type === 'TSTypeQuery';

/** `Record<string, …>`, `{ [key: string]: … }`, a readonly one, or a name for it. */
function isOpenType(type: Node, aliases: ReadonlySet<string>): boolean {
  if (type.type === 'TSTypeLiteral') return type.members.some((member) => member.type === 'TSIndexSignature');
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType')
    return type.types.some((one) => isOpenType(one, aliases));
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword';
  if (type.typeName.name === 'Readonly' || type.typeName.name === 'Partial')
    return first !== undefined && isOpenType(first, aliases);
  return aliases.has(type.typeName.name);
}

/** A variable, parameter or property that says its type. */
interface Typed {
  readonly name: string;
  readonly type: Node;
  /** Where the name means this. */
  readonly scope: Node;
  readonly isProperty: boolean;
  readonly isExported: boolean;
}

interface Collected {
  readonly file: ParsedFile;
  readonly aliases: readonly (readonly [name: string, type: Node])[];
  readonly typed: readonly Typed[];
  readonly imported: readonly string[];
  readonly suspects: readonly { readonly node: Node; readonly above: readonly Node[] }[];
}

const isScope = ({ type }: Node): boolean => /Function|^BlockStatement$|^Program$/.test(type);

function collect(file: ParsedFile): Collected {
  const aliases: [string, Node][] = [];
  const typed: Typed[] = [];
  const imported: string[] = [];
  const suspects: { node: Node; above: readonly Node[] }[] = [];
  walk(file.program, (node, above) => {
    if (node.type === 'TSTypeAliasDeclaration') aliases.push([node.id.name, node.typeAnnotation]);
    else if (node.type === 'ImportSpecifier') imported.push(node.local.name);
    else if (node.type === 'Identifier' && node.typeAnnotation)
      typed.push({
        name: node.name,
        type: node.typeAnnotation.typeAnnotation,
        scope: above.findLast(isScope) ?? file.program,
        isProperty: false,
        isExported: above.at(-3)?.type === 'ExportNamedDeclaration',
      });
    else if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.typeAnnotation)
      typed.push({
        name: node.key.name,
        type: node.typeAnnotation.typeAnnotation,
        scope: file.program,
        isProperty: true,
        isExported: false,
      });
    else if (
      (node.type === 'BinaryExpression' && node.operator === 'in') ||
      (node.type === 'MemberExpression' && node.computed)
    )
      suspects.push({ node, above: [...above] });
  });
  return { file, aliases, typed, imported, suspects };
}

/** Names of types for such objects; a name that means something else in another file is left out. */
function openTypeNames(collected: readonly Collected[]): ReadonlySet<string> {
  const all = collected.flatMap(({ aliases }) => aliases);
  const open = new Set<string>();
  for (const [name, type] of all) if (isOpenType(type, open)) open.add(name);
  for (const [name, type] of all) if (!isOpenType(type, open)) open.delete(name);
  return open;
}
