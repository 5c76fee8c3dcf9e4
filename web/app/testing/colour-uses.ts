import { type JSXElement, type Node, parseSync } from 'oxc-parser';

export interface ColourUses {
  /** A text that names its colour and stands on a surface named in the same element or in one around it. */
  readonly pairs: readonly { readonly text: string; readonly surface: string; readonly at: string }[];
  /** Texts that name their colour and may stand on whatever surface is around them in another file. */
  readonly texts: readonly ColourUse[];
  /** Surfaces whose text has no colour in the same element. */
  readonly surfaces: readonly (ColourUse & { readonly isEmpty: boolean })[];
  /** Borders, outlines and rings. */
  readonly edges: readonly ColourUse[];
  /** Colours that are mixed with what is behind them, and whole elements that let it through. */
  readonly translucent: readonly string[];
}

interface ColourUse {
  readonly token: string;
  readonly at: string;
}

/** The colours of one class attribute, or of a text elsewhere in the code that holds class names. */
interface StyleText {
  readonly texts: readonly string[];
  readonly surfaces: readonly string[];
  readonly edges: readonly string[];
  readonly translucent: readonly string[];
}

/** Which colours the class names of a component put together; classes of all its states and widths count alike. */
export function colourUses(path: string, code: string, tokens: ReadonlySet<string>): ColourUses {
  const { program } = parseSync(path, code);
  const pairs: { text: string; surface: string; at: string }[] = [];
  const texts: ColourUse[] = [];
  const surfaces: (ColourUse & { isEmpty: boolean })[] = [];
  const edges: ColourUse[] = [];
  const translucent: string[] = [];

  /** `around` are the surfaces of the nearest element outside this one that has any. */
  const judge = (styles: readonly StyleText[], around: readonly string[], isEmpty: boolean): readonly string[] => {
    const free = styles.flatMap((style) => (style.texts.length === 0 ? style.surfaces : []));
    const isColoured = styles.some((style) => style.texts.length > 0);
    for (const style of styles) {
      const at = `${path}: ${[...style.texts, ...style.surfaces].join(' ')}`;
      const own = style.surfaces.length > 0 ? style.surfaces : free;
      const under = own.length > 0 ? own : around;
      for (const text of style.texts) for (const surface of under) pairs.push({ text, surface, at });
      if (own.length === 0) texts.push(...style.texts.map((token) => ({ token, at })));
      if (!isColoured) surfaces.push(...style.surfaces.map((token) => ({ token, at, isEmpty })));
      edges.push(...style.edges.map((token) => ({ token, at })));
      translucent.push(...style.translucent.map((name) => `${path}: ${name}`));
    }
    const here = styles.flatMap((style) => style.surfaces);
    return here.length > 0 ? here : around;
  };

  const enter = (node: Node, around: readonly string[]): void => {
    if (node.type === 'JSXElement') {
      const { attributes } = node.openingElement;
      const isClass = (attribute: Node): boolean =>
        attribute.type === 'JSXAttribute' &&
        attribute.name.type === 'JSXIdentifier' &&
        attribute.name.name === 'className';
      const styles = attributes.filter(isClass).flatMap((attribute) => stylesIn(attribute, tokens));
      const inside = judge(styles, around, isWordless(node));
      for (const attribute of attributes) if (!isClass(attribute)) enter(attribute, inside);
      for (const child of node.children) enter(child, inside);
      return;
    }
    const text = textOf(node);
    if (text !== null) judge([styleOf(text, tokens)], around, false);
    for (const child of childrenOf(node)) enter(child, around);
  };
  enter(program, []);
  return { pairs, texts, surfaces, edges, translucent };
}

/** Without anything to read inside: bars, dots, drawings. */
function isWordless({ openingElement, children }: JSXElement): boolean {
  const isDrawing = openingElement.name.type === 'JSXIdentifier' && /^(svg|progress)$/.test(openingElement.name.name);
  return isDrawing || children.every((child) => child.type === 'JSXText' && child.value.trim() === '');
}

/** What a literal says; the parts of a template belong together. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
  return null;
}

function stylesIn(node: Node, tokens: ReadonlySet<string>): StyleText[] {
  const text = textOf(node);
  const own = text === null ? [] : [styleOf(text, tokens)];
  return [...own, ...childrenOf(node).flatMap((child) => stylesIn(child, tokens))];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value): Node[] =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const utility = /^(text|bg|from|to|border|border-[xytrbl]|outline|ring)-([a-z-]+)$/;

/** What a pseudo-element fills is drawn beside the words of its element. */
const drawnBeside = /\b(before|after):bg-|::[\w-]+\]:bg-/;

/** Classes without their variants: `hover:bg-sand` is a surface too. */
function styleOf(text: string, tokens: ReadonlySet<string>): StyleText {
  const classes = text
    .split(/\s+/)
    .filter((name) => !drawnBeside.test(name))
    .map((name) => name.slice(name.lastIndexOf(':') + 1));
  const named = (...kinds: readonly string[]): string[] =>
    classes.flatMap((name) => {
      const [, kind = '', token = ''] = utility.exec(name) ?? [];
      return kinds.includes(kind) && tokens.has(token) ? [token] : [];
    });
  return {
    texts: named('text'),
    surfaces: named('bg', 'from', 'to'),
    edges: named('border', 'border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l', 'outline', 'ring'),
    translucent: classes.filter((name) => isTranslucent(name, tokens)),
  };
}

function isTranslucent(name: string, tokens: ReadonlySet<string>): boolean {
  const opacity = /^opacity-(\d+)$/.exec(name)?.[1];
  if (opacity) return !['0', '100'].includes(opacity);
  const [colour = '', share] = name.split('/');
  return share !== undefined && tokens.has(utility.exec(colour)?.[2] ?? '');
}
