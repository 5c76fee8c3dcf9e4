import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './run-command.ts';
import { kinds } from './texts/kinds.ts';
import { listTexts } from './texts/list-texts.ts';
import { retiredPhraseUses } from './texts/retired-phrases.ts';
import { figuresOf, hardKinds, listOf, listPath } from './texts/write-list.ts';

/** `npm run texts [-- --in web/app/features/trust] [--kind email] [--retired] [--write]` */
const { values } = parseArgs({
  options: {
    in: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    retired: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const all = await listTexts(root);
const wanted = all.filter(({ path, kind }) => path.includes(values.in) && kind.startsWith(values.kind));

if (values.write) writeFileSync(listPath(root), listOf(all));
else if (values.retired) for (const sentence of retiredPhraseUses(wanted)) console.log(sentence);
else
  for (const [kind, ofKind] of Map.groupBy(wanted, (text) => text.kind)) {
    console.log(`\n## ${kinds[kind]}`);
    for (const { path, line, text } of ofKind) console.log(`${path}:${line}  ${text}`);
  }

console.log('');
for (const { kind, count, grade } of figuresOf(wanted))
  if (count > 0) console.log(`${kinds[kind]}: ${count} texts, reading grade ${grade?.toFixed(1) ?? '–'}`);
console.log(`Retired phrases: ${retiredPhraseUses(wanted).length}`);
for (const sentence of hardKinds(wanted)) console.log(sentence);
