import { type Kind, kinds } from './kinds.ts';
import { LIST_PATH, type ListedText } from './list-texts.ts';
import { medianGrade } from './reading-grade.ts';

const kindNames = Object.keys(kinds) as Kind[];
/** Documents are read where they stand. */
const listedKinds = kindNames.filter((kind) => kind !== 'docs');

/** Reading age of about 13, wanted of whatever people read in a hurry. */
export const WANTED_GRADE = 8;
const easyKinds: readonly Kind[] = ['help', 'email', 'refusal'];

export interface Figures {
  readonly kind: Kind;
  readonly count: number;
  /** Flesch–Kincaid; null without a whole sentence. */
  readonly grade: number | null;
}

export const figuresOf = (texts: readonly ListedText[]): Figures[] =>
  kindNames.map((kind) => {
    const ofKind = texts.filter((text) => text.kind === kind).map(({ text }) => text);
    return { kind, count: ofKind.length, grade: medianGrade(ofKind) };
  });

/** One sentence per kind that asks too much of readers. */
export const hardKinds = (texts: readonly ListedText[]): string[] =>
  figuresOf(texts).flatMap(({ kind, grade }) =>
    easyKinds.includes(kind) && grade !== null && grade > WANTED_GRADE
      ? [`${kinds[kind]} read at grade ${grade.toFixed(1)}; at most ${WANTED_GRADE} is wanted.`]
      : [],
  );

/** The generated list. It names files without lines, so that it changes when a text does. */
export function listOf(texts: readonly ListedText[]): string {
  const parts = listedKinds.flatMap((kind) => {
    const files = Map.groupBy(
      texts.filter((text) => text.kind === kind),
      ({ path }) => path,
    );
    return [
      `## ${kinds[kind]}`,
      ...[...files].map(([path, inFile]) => {
        const lines = new Set(inFile.map(({ text }) => `- ${asMarkdown(text)}`));
        return [`### ${path}`, '', ...lines].join('\n');
      }),
    ];
  });
  return `${[heading, ...parts].join('\n\n')}\n`;
}

/** A list entry is plain text: what would be a mark or a link of Markdown is not. */
const asMarkdown = (text: string): string =>
  text
    .replace(/^([#>+*-])/, '\\$1')
    .replaceAll('](', ']\\(')
    .replaceAll('<', '\\<');

const heading = `# Texts

Generated: every text that people read in the product, by where they read it and by file. A value is shown as \`{name}\`, two wordings as \`{one | other}\`. \`npm run texts\` prints the list with lines and reading grades. \`npm run texts -- --write\` updates this file, and \`npm run check\` fails while it is out of date. Documents are not repeated here.`;

export const listPath = (folder: string): string => `${folder}${LIST_PATH}`;
