import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseConfig } from '../../server/src/config/config.ts';
import { isPublishedPassword, publishedPasswords } from '../../server/src/config/published-passwords.ts';
import { sourceFiles } from '../source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): Promise<string> => readFile(`${root}${path}`, 'utf8');
const paths = await sourceFiles(root);

const isExample = (path: string): boolean =>
  path.startsWith('deploy/') || ['compose.yaml', 'Dockerfile'].includes(path) || /(?:^|\/)[\w.-]+\.md$/.test(path);
const isTestCode = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/.*\.tsx?$/.test(path) || (/^(?:bench|demo|e2e|tools)\//.test(path) && path.endsWith('.ts'));

/** "NAME_PASSWORD=value", "NAME_PASSWORD: value" and "the password `value`" of examples and documents. */
const inExamples = /PASSWORD(?:=|: )(?:"([^"\n]+)"|([^\s"'`|]+))|password `([^`\n]+)`/g;
/** Literals of code that are assigned to a password or passed as one. */
const inCode =
  /(?:password\w*|PASSWORD)['"]?\s*[:=]\s*(?:'([^'\n]+)'|"([^"\n]+)")|createAdmin\([^()\n]+, '([^'\n]+)'\)/gi;

async function passwordsIn(isRead: (path: string) => boolean, pattern: RegExp): Promise<string[]> {
  const texts = await Promise.all(paths.filter(isRead).map(read));
  const found = texts.flatMap((text) =>
    Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find((group) => group !== undefined) ?? ''),
  );
  return [...new Set(found)].filter(isUsable);
}

/** Neither a placeholder, nor a variable, nor a sentence of a form, nor too short for an account. */
const isUsable = (text: string): boolean =>
  problemWith({ ADMIN_EMAIL: PUBLIC.ADMIN_EMAIL, ADMIN_PASSWORD: text }) === null &&
  !/^[$[…:(]|\.$|\$\{/.test(text) &&
  text !== 'YOUR_PASSWORD';

const PUBLIC = {
  PUBLIC_URL: 'https://letfair.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@letfair.example',
  ADMIN_EMAIL: 'ann@admin.example',
};
const problemWith = (settings: Record<string, string>): string | null => {
  const parsed = parseConfig(settings);
  return parsed.ok ? null : parsed.problem;
};

test('every password in the repository is on the list', async () => {
  const found = [...(await passwordsIn(isExample, inExamples)), ...(await passwordsIn(isTestCode, inCode))];
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((password) => !isPublishedPassword(password))).toEqual([]);
});

test('each of them is refused for the admin of a site that other machines reach, and taken on a local one', () => {
  for (const ADMIN_PASSWORD of [...publishedPasswords, publishedPasswords[0]?.toUpperCase() ?? '']) {
    const refused = /^ADMIN_PASSWORD must be a password of your own: anyone can read this one/;
    expect(problemWith({ ...PUBLIC, ADMIN_PASSWORD })).toMatch(refused);
    expect(problemWith({ HOST: '0.0.0.0', ADMIN_EMAIL: PUBLIC.ADMIN_EMAIL, ADMIN_PASSWORD })).toMatch(refused);
    expect(problemWith({ ADMIN_EMAIL: PUBLIC.ADMIN_EMAIL, ADMIN_PASSWORD })).toBeNull();
  }
  const own = [...'yenom ni eert neerg eht'].reverse().join('');
  expect(problemWith({ ...PUBLIC, ADMIN_PASSWORD: own })).toBeNull();
});

test('the example of settings leaves the password of the admin empty, and the start asks for it', async () => {
  const settings = parseEnv(await read('deploy/letfair.env.example')) as Record<string, string>;
  expect(settings.ADMIN_PASSWORD).toBe('');
  expect(problemWith(settings)).toMatch(/^ADMIN_PASSWORD is missing/);
});

test('compose.yaml has no password of its own', async () => {
  const given = Array.from((await read('compose.yaml')).matchAll(/PASSWORD: (.*)$/gm), ([, value]) => value);
  expect(given.length).toBeGreaterThan(2);
  expect(given.filter((value) => !/^\$\{[A-Z_]+:\?is missing\}$/.test(value ?? ''))).toEqual([]);
});
