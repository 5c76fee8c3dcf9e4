import { expect, test } from 'vitest';
import { parseFile } from '../checks/syntax.ts';
import { findTexts } from './find-texts.ts';

const textsIn = (code: string, path = 'web/app/features/screen.tsx') =>
  findTexts(parseFile(path, code)).map(({ text }) => text);

test('reads the sentence of an element as one, with a placeholder for each value', () => {
  const screen = `export const A = ({ person, count }) => (
    <p className="text-muted">
      {person.name} has <strong>{count}</strong> homes.{' '}
      <Link to="/help">Read how it works</Link>.
    </p>
  );`;
  expect(textsIn(screen)).toEqual(['{name} has {count} homes. Read how it works.']);
});

test('shows both wordings of a sentence that depends on something', () => {
  expect(textsIn("const a = <p>Your home {isPaused ? 'is paused' : 'is live'}.</p>;")).toEqual([
    'Your home {is paused | is live}.',
  ]);
  expect(textsIn("const a = <p>{isPaused ? 'It is paused.' : 'It is live.'}</p>;")).toEqual([
    'It is paused.',
    'It is live.',
  ]);
});

test('reads the texts of lists and attributes inside of a sentence', () => {
  const screen = '<ul>Homes: {homes.map(() => <li title="Open this home">A small home</li>)}</ul>;';
  expect(textsIn(screen)).toEqual(['Homes: {map}', 'A small home', 'Open this home']);
});

test('reads attributes that people see or hear, and labels of one word', () => {
  const screen = '<Field label="Email" name="email" placeholder="Your address" className="grid gap-2" />;';
  expect(textsIn(screen)).toEqual(['Email', 'Your address']);
  expect(textsIn('<button aria-label="Close" aria-live="polite text" data-shown="for one test" />;')).toEqual([
    'Close',
  ]);
});

test('reads the text of a property whose name begins with “data-”', () => {
  expect(textsIn("const help = { 'data-copy': { say: ['Ask for a copy.'] } };")).toEqual(['Ask for a copy.']);
});

test('reads sentences in strings, templates and sums', () => {
  const code = `
    const refusal = 'There is no such home.';
    const sent = (name: string) => \`Sent to \${name} today.\`;
    const long = 'You can list ' + count + ' homes.';
    const option = { value: 'flat', label: 'Flat' };`;
  expect(textsIn(code, 'api/src/features/a.ts')).toEqual([
    'There is no such home.',
    'Sent to {name} today.',
    'You can list {count} homes.',
    'Flat',
  ]);
});

test('leaves out what programs read', () => {
  const code = `
    import { a } from './some file.ts';
    type Kind = 'one thing' | 'other thing';
    const rows = sql\`select id from homes where id = 1\`;
    db.selectFrom('homes as h').where('h.id', 'is not', null);
    throw new Error('This can never happen.');
    const list = cx('grid gap-2 text-muted', isOpen && 'hidden sm:block');
    logger.warn('The queue is long.');
    const found = new Set(['all usual residents']);
    later({ key: 'the next offer' });
    if (state === 'not yet there') run();`;
  expect(textsIn(code, 'api/src/features/a.ts')).toEqual([]);
});

test('keeps what a program says to the operator', () => {
  const code = "console.log('The database is ready.'); throw new StartError('Set PUBLIC_URL first.');";
  expect(textsIn(code, 'server/src/start.ts')).toEqual(['The database is ready.', 'Set PUBLIC_URL first.']);
});
