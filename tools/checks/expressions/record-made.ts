/**
 * Loads the files it is given and prints every expression that our code has made of texts meanwhile, a line of JSON
 * each. A process of its own, because a module that is loaded already makes nothing.
 */
import { pathToFileURL } from 'node:url';

const [root = '', ...files] = process.argv.slice(2);
const Original = RegExp;

function record([source, flags]: readonly unknown[]): void {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => line.includes(root));
  const ours = frames.find((line) => !line.includes('node_modules') && !line.includes('record-made.ts'));
  if (!ours) return;
  const made = new Original(source as string, flags as string | undefined);
  console.log(
    JSON.stringify({ place: ours.slice(ours.indexOf(root) + root.length), source: made.source, flags: made.flags }),
  );
}

globalThis.RegExp = new Proxy(Original, {
  construct: (target, given, newTarget) => {
    record(given);
    return Reflect.construct(target, given, newTarget);
  },
  apply: (target, self, given) => {
    record(given);
    return Reflect.apply(target, self, given);
  },
});

for (const file of files) await import(pathToFileURL(`${root}${file}`).href);
