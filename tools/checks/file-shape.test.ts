import { expect, test } from 'vitest';
import { MAX_FILES_PER_FOLDER, MAX_LINES, shapeViolations } from './file-shape.ts';

const folderOf = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `web/app/${n}.ts`, lines: 10 }));

test('rejects a source file above the limit of lines', () => {
  expect(shapeViolations([{ path: 'api/src/a.ts', lines: MAX_LINES }])).toEqual([]);
  expect(shapeViolations([{ path: 'api/src/a.ts', lines: MAX_LINES + 1 }])).toHaveLength(1);
});

test('rejects a folder with too many source files', () => {
  expect(shapeViolations(folderOf(MAX_FILES_PER_FOLDER))).toEqual([]);
  expect(shapeViolations(folderOf(MAX_FILES_PER_FOLDER + 1))).toEqual([
    'web/app holds 26 source files; a folder has at most 25.',
  ]);
});
