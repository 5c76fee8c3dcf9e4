import { expect, test } from 'vitest';
import { parseFile } from './syntax.ts';
import { webIdiomViolations } from './web-idioms.ts';

const SCREEN = 'web/app/features/site/support/screen.tsx';
const violations = (text: string, path = SCREEN) => webIdiomViolations([parseFile(path, text)]);

test('refuses a skeleton outside of ui/', () => {
  const imports = "import { Bar } from '../../../ui/feedback/skeleton.tsx';";
  expect(violations(imports)).toEqual([
    `${SCREEN}:1 has its own skeleton: use a placeholder of ui/feedback/placeholders.tsx.`,
  ]);
  expect(violations('export const A = () => <p className="block animate-breathe" />;')).toHaveLength(1);
  expect(violations(imports, 'web/app/ui/layout/table.tsx')).toEqual([]);
});

test('refuses a load in an effect, not a call that only tells the server something', () => {
  const state = 'const [photos, setPhotos] = useState([]); ';
  const load = 'useEffect(() => { api.photos.list({}).then((answer) => setPhotos(answer.data)); }, []);';
  expect(violations(state + load)).toEqual([`${SCREEN}:1 loads data in its own effect: use \`useAnswer\`.`]);
  expect(violations(load)).toEqual([]);
  expect(violations('useEffect(() => void api.search.view({ params: { id } }), [id]);')).toEqual([]);
  expect(violations(`${state}const save = () => api.photos.list({}).then(setPhotos);`)).toEqual([]);
});

test('refuses a page that puts its list together by hand', () => {
  const byHand = "import { CardList } from 'a'; import { PageHeading } from 'b';";
  expect(violations(byHand)).toEqual([`${SCREEN} builds a page list by hand: use \`ListPage\`.`]);
  expect(violations("import { CardList } from 'a'; import { ListPage } from 'b';")).toEqual([]);
});
