import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from './start-error.ts';

/** Standard input, which is a terminal or whatever was piped in. */
export type PasswordInput = Readable & { readonly isTTY?: boolean; setRawMode?: (raw: boolean) => unknown };

const [INTERRUPT, END, BACKSPACE, DELETE] = ['\u0003', '\u0004', '\b', '\u007f'];

/** Asks for a name, which the terminal shows; null if there is nobody to ask. */
export function readName(input: PasswordInput, print: (text: string) => void): Promise<string | null> {
  if (!input.isTTY) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (conclude: () => void) => {
      input.off('data', onData).off('end', onEnd);
      input.pause();
      conclude();
    };
    const onEnd = () => finish(() => reject(new StartError('You didn’t give a name, so nothing was changed.')));
    const onData = (chunk: Buffer | string) => {
      typed += chunk.toString();
      const end = typed.search(/[\r\n]/);
      if (end === -1) return;
      // What was pasted behind the line answers the next question.
      const rest = typed.slice(end + 1).replace(/^\n/, '');
      finish(() => resolve(typed.slice(0, end)));
      if (rest !== '') input.unshift(rest);
    };
    print('First and last name: ');
    input.on('data', onData).on('end', onEnd);
    input.resume();
  });
}

/** Asks twice without showing what is typed, or takes the first line of what was piped in. */
export async function readPassword(input: PasswordInput, print: (text: string) => void): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const password = await askHidden('Password: ', input, print);
  if ((await askHidden('The same again: ', input, print)) !== password)
    throw new StartError('The two passwords don’t match, so nothing was changed.');
  return password;
}

/** Raw mode keeps the terminal from showing the letters, and from handling Ctrl+C. */
function askHidden(question: string, input: PasswordInput, print: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = (conclude: () => void) => {
      input.off('data', onData);
      input.pause();
      input.setRawMode?.(false);
      print('\n');
      conclude();
    };
    const onData = (chunk: Buffer | string) => {
      const keys = [...chunk.toString()];
      for (const [at, key] of keys.entries()) {
        if (key === '\r' || key === '\n') {
          // What was pasted behind the line answers the next question.
          const rest = keys
            .slice(at + 1)
            .join('')
            .replace(/^\n/, '');
          finish(() => resolve(typed.join('')));
          if (rest !== '') input.unshift(rest);
          return;
        }
        if (key === INTERRUPT || key === END) {
          finish(() => reject(new StartError('You didn’t give a password, so nothing was changed.')));
          return;
        }
        if (key === BACKSPACE || key === DELETE) typed = typed.slice(0, -1);
        else typed.push(key);
      }
    };
    print(question);
    input.setRawMode?.(true);
    input.on('data', onData);
    input.resume();
  });
}
