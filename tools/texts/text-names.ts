import type { Node } from 'oxc-parser';

/** Properties and attributes whose value is read by people, even when it is one word. */
const shown = new Set(
  'label title description message hint placeholder heading subject text question answer lead intro subtitle caption legend alt prompt term unset none what summary note busy button confirm action empty sentence words'.split(
    ' ',
  ),
);
const shownAria = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription']);
/** Attributes and properties for machines. */
const hidden =
  /class|sql|^(?:where|style|template|examples?|says|spellings|d|viewBox|transform|strokeDasharray|keywords|alsoFoundBy|pattern|accept|sizes|srcSet|rel|autoComplete|headers|tags|points|preserveAspectRatio|locale|timeZone|key|topic)$/i;

export const isShownName = (name: string): boolean => shown.has(name) || shownAria.has(name);
export const isHiddenName = (name: string): boolean =>
  hidden.test(name) || (name.startsWith('aria-') && !shownAria.has(name));

/** Calls whose arguments are for machines: statements, selectors, logs and bugs. */
const hiddenCalls =
  /^(?:Error|TypeError|RangeError|AggregateError|OverloadedError|StorageError|Symbol|RegExp|URL|fetch|require|cx|cn|matchMedia|getElementById|querySelector\w*|closest|matches|addEventListener|removeEventListener|setAttribute|getAttribute|hasAttribute|createElement\w*|split|join|includes|indexOf|lastIndexOf|startsWith|endsWith|replace|replaceAll|raw|select\w*|where\w*|orderBy|groupBy|having\w*|innerJoin|leftJoin|on|onRef|returning\w*|insertInto|updateTable|deleteFrom|selectFrom|executeQuery|query|ref|lit|setHeader|header|removeHeader|appendHeader|getPropertyValue|setProperty|debug|fatal|warn|info|log|error|child|includeRoutes|split|searchParams|createHash|createHmac|timeEnd|hasExtension|Set|exec|update|logger|DateTimeFormat|NumberFormat|catalogue)$/;
/** `console` is how programs speak to operators; other loggers write records. */
export function isHiddenCall(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return /sql/i.test(nameOf(node.tag));
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && nameOf(callee.object) === 'console') return false;
  return hiddenCalls.test(nameOf(callee));
}

/** What an expression would be called in a sentence: `{name}` for `person.name`, `{date}` for `formatDate(…)`. */
export function nameOf(node: Node | null): string {
  if (node === null) return '';
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
    case 'PrivateIdentifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? nameOf(node.object) : nameOf(node.property);
    case 'JSXMemberExpression':
      return nameOf(node.property);
    case 'CallExpression':
      return nameOf(node.callee);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'AwaitExpression':
      return nameOf('expression' in node ? node.expression : node.argument);
    case 'LogicalExpression':
      return nameOf(node.left) || nameOf(node.right);
    default:
      return '';
  }
}
