import type { Node } from 'oxc-parser';
import { lineOf, type ParsedFile, parseShippedFiles, walk } from './syntax.ts';

const isScreen = ({ path }: ParsedFile): boolean => /^web\/app\/(?:features|routes)\//.test(path);

/** Pages with more than one list, or with cards beside a table. */
const ofSeveralLists: readonly string[] = [
  'web/app/features/agencies/client-homes/client-homes-page.tsx',
  'web/app/features/listings/certificates/certificates.tsx',
  'web/app/features/listings/manage/homes/manage-listings.tsx',
];

/** Where a screen writes by hand what `web/app/ui/` and `web/app/lib/` have for all of them. */
export const webIdiomViolations = (files: readonly ParsedFile[]): string[] =>
  files.filter(isScreen).flatMap((file) => {
    const found: string[] = [];
    const imported = new Set<string>();
    const setters = new Set<string>();
    walk(file.program, (node) => {
      if (node.type === 'ImportSpecifier') imported.add(node.local.name);
      if (node.type === 'VariableDeclarator') for (const setter of settersOf(node)) setters.add(setter);
    });
    walk(file.program, (node) => {
      const sentence = problemOf(node, setters);
      if (sentence) found.push(`${file.path}:${lineOf(file.text, node)} ${sentence}`);
    });
    if (imported.has('CardList') && imported.has('PageHeading') && !ofSeveralLists.includes(file.path))
      found.push(`${file.path} builds a page list by hand: use \`ListPage\`.`);
    return found;
  });

export const checkWebIdioms = async (folder: string): Promise<string[]> =>
  webIdiomViolations(await parseShippedFiles(folder));

function problemOf(node: Node, setters: ReadonlySet<string>): string | null {
  const isSkeleton =
    (node.type === 'ImportDeclaration' && node.source.value.endsWith('/ui/feedback/skeleton.tsx')) ||
    (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes('animate-breathe'));
  if (isSkeleton) return 'has its own skeleton: use a placeholder of ui/feedback/placeholders.tsx.';
  return isLoadingEffect(node, setters) ? 'loads data in its own effect: use `useAnswer`.' : null;
}

/** An effect that keeps what a call answered; one that only tells the server something is none. */
function isLoadingEffect(node: Node, setters: ReadonlySet<string>): boolean {
  if (!['useEffect', 'useLayoutEffect'].includes(calledIn(node))) return false;
  let [hasCall, hasSetter] = [false, false];
  walk(node, (inner) => {
    hasCall ||= isApiCall(inner);
    hasSetter ||= setters.has(calledIn(inner));
  });
  return hasCall && hasSetter;
}

/** `const [photos, setPhotos] = useState(…)` */
function settersOf(node: Node & { readonly type: 'VariableDeclarator' }): string[] {
  if (node.id.type !== 'ArrayPattern' || !node.init || calledIn(node.init) !== 'useState') return [];
  const setter = node.id.elements[1];
  return setter?.type === 'Identifier' ? [setter.name] : [];
}

const calledIn = (node: Node): string =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '';

/** `api.photos.list(…)` */
const isApiCall = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'MemberExpression' &&
  node.callee.object.object.type === 'Identifier' &&
  node.callee.object.object.name === 'api';
