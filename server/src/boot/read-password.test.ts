import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type PasswordInput, readName, readPassword } from './read-password.ts';

/** A terminal that gets these keys one after the other, and notes its modes and what was printed. */
function terminal(...keys: string[]) {
  const shown: string[] = [];
  const input: PasswordInput = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => shown.push(raw ? '<raw>' : '<shown>'),
  });
  void (async () => {
    for (const key of keys) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      input.push(key);
    }
  })();
  return { read: readPassword(input, (text) => shown.push(text)), shown };
}

test('a terminal asks twice and never shows what is typed', async () => {
  const { read, shown } = terminal('a kettlx', '\u007f', 'e', '\r', 'a kettle\r');
  expect(await read).toBe('a kettle');
  expect(shown.join('')).toBe('Password: <raw><shown>\nThe same again: <raw><shown>\n');
});

test('both answers may be pasted at once', async () => {
  expect(await terminal('a kettle\r\na kettle\r\n').read).toBe('a kettle');
});

test('two different answers, Ctrl+C and Ctrl+D end it with a sentence', async () => {
  await expect(terminal('a kettle\r', 'a petal\r').read).rejects.toThrow('The two passwords don’t match');
  for (const key of ['\u0003', '\u0004'])
    await expect(terminal('a kett', key).read).rejects.toThrow('You didn’t give a password, so nothing was changed.');
});

test.each([
  ['a kettle\n', 'a kettle'],
  ['a kettle\r\nmore\n', 'a kettle'],
  [' spaces stay ', ' spaces stay '],
  ['', ''],
])('the first line of a pipe is the password: %j', async (piped, password) => {
  const input = new PassThrough();
  input.end(piped);
  expect(await readPassword(input, () => {})).toBe(password);
});

test('a terminal is asked for the name first, then for the password', async () => {
  const input: PasswordInput = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const shown: string[] = [];
  const print = (text: string) => shown.push(text);
  input.push('Ann Mary Lee\r\na kettle\ra kettle\r');
  expect(await readName(input, print)).toBe('Ann Mary Lee');
  expect(await readPassword(input, print)).toBe('a kettle');
  expect(shown[0]).toBe('First and last name: ');
});

test('a terminal that is closed instead of giving a name changes nothing, and a pipe is not asked', async () => {
  const input: PasswordInput = Object.assign(new PassThrough(), { isTTY: true });
  const read = readName(input, () => {});
  input.push(null);
  await expect(read).rejects.toThrow('You didn’t give a name, so nothing was changed.');
  expect(await readName(new PassThrough(), () => {})).toBeNull();
});
