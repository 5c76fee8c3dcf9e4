import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { checkImportDirection, directionViolations } from './import-direction.ts';

const violations = (path: string, text: string): string[] => directionViolations([{ path, text }]);

test.each([
  ['domain imports the contract', 'domain/src/a.ts', "import { user } from '@letfair/contract';"],
  ['the contract imports the API', 'contract/src/a.ts', "import { createApi } from '@letfair/api';"],
  ['the API imports the web app', 'api/src/a.ts', "import type { X } from '@letfair/web';"],
  ['the web app imports the API', 'web/app/a.tsx', "import { createApi } from '@letfair/api';"],
  ['the web app imports the server', 'web/app/a.tsx', "const x = await import('@letfair/server');"],
  ['a path leads out of the workspace', 'api/src/a.ts', "export * from '../../contract/src/index.ts';"],
  ['a side-effect import', 'domain/src/a.ts', "import '@letfair/contract';"],
  [
    'a browser test imports the domain',
    'e2e/a.spec.ts',
    "import { CODE_LENGTH } from '@letfair/domain/accounts/sign-in-rules';",
  ],
  ['an import over several lines', 'domain/src/a.ts', "import {\n  user,\n  other,\n} from '@letfair/contract';"],
])('rejects: %s', (_, path, text) => {
  expect(violations(path, text)).toHaveLength(1);
});

test('a violation names file, line and both sides', () => {
  expect(violations('domain/src/a.ts', "\nimport { user } from '@letfair/contract';")).toEqual([
    "domain/src/a.ts:2 domain must not import contract ('@letfair/contract').",
  ]);
});

test('the direction itself is allowed', () => {
  expect(violations('contract/src/a.ts', "import { userTypes } from '@letfair/domain/accounts/user-types';")).toEqual(
    [],
  );
  expect(violations('api/src/a.ts', "import { contract } from '@letfair/contract';")).toEqual([]);
  expect(violations('server/src/a.ts', "import { createApi } from '@letfair/api';")).toEqual([]);
  expect(violations('tools/a.ts', "import { startPostgres } from '../server/src/postgres/start-postgres.ts';")).toEqual(
    [],
  );
});

test('ignores imports in comments and strings', () => {
  expect(
    violations('domain/src/a.ts', "// import { user } from '@letfair/contract';\n/* import '@letfair/api' */"),
  ).toEqual([]);
  expect(violations('domain/src/a.ts', "const link = 'https://letfair.example/'; // process.env")).toEqual([]);
});

test('features meet only through index.ts', () => {
  const inside = "import { findAccount } from '../../accounts/sign-in/accounts.repository.ts';";
  expect(violations('api/src/features/trust/users/users.ts', inside)).toEqual([
    "api/src/features/trust/users/users.ts:1 reaches into the feature accounts/sign-in ('../../accounts/sign-in/accounts.repository.ts'); features meet only through index.ts.",
  ]);
  expect(
    violations('web/app/features/trust/admin/user-table.tsx', "import { Badge } from '../reports/badge.tsx';"),
  ).toHaveLength(1);
  const through = "import { findAccount } from '../../accounts/sign-in/index.ts';";
  expect(violations('api/src/features/trust/users/a.ts', through)).toEqual([]);
  expect(violations('api/src/features/trust/users/a.ts', "import { present } from './present-user.ts';")).toEqual([]);
});

test('an area knows only those before it', () => {
  const upwards = "import { bookViewing } from '../../lettings/viewings/index.ts';";
  expect(violations('api/src/features/listings/manage/a.ts', upwards)).toEqual([
    "api/src/features/listings/manage/a.ts:1 belongs to listings and must not import lettings ('../../lettings/viewings/index.ts'); the order is accounts, search, listings, lettings, agencies, trust, site.",
  ]);
  expect(violations('domain/src/search/a.ts', "import type { Fact } from '../listings/law/facts.ts';")).toHaveLength(1);
  expect(violations('domain/src/money.ts', "import { rule } from './listings/law/rule.ts';")).toHaveLength(1);
  expect(violations('domain/src/listings/a.ts', "import { filters } from '../search/filters.ts';")).toEqual([]);
  expect(violations('api/src/features/trust/moderation/a.ts', upwards)).toEqual([]);
  expect(violations('api/src/features/listings/manage/a.db.test.ts', upwards)).toEqual([]);
  expect(violations('contract/src/index.ts', "import { a } from './lettings/a.ts';")).toEqual([]);
});

test('rejects imports from an upper layer', () => {
  expect(violations('api/src/platform/db.ts', "import { x } from '../features/accounts/index.ts';")).toHaveLength(1);
  expect(violations('web/app/ui/button.tsx', "import { x } from '../features/accounts/index.ts';")).toHaveLength(1);
});

test('allows the browser types of the contract, never its schemas', () => {
  expect(violations('web/app/a.ts', "import { contract } from '@letfair/contract';")).toHaveLength(1);
  expect(violations('web/app/a.ts', "import { type User } from '@letfair/contract/accounts/accounts';")).toHaveLength(
    1,
  );
  expect(violations('web/app/a.ts', "import type { User } from '@letfair/contract/accounts/accounts';")).toEqual([]);
  expect(violations('web/app/a.ts', "import { createClient } from '@letfair/contract/wire/client';")).toEqual([]);
  expect(violations('web/app/a.ts', "import { errorStatus } from '@letfair/contract/wire/errors';")).toEqual([]);
  expect(violations('web/vite.config.ts', "import { contract } from '@letfair/contract';")).toEqual([]);
  expect(violations('contract/src/wire/client.ts', "import { text } from './text.ts';")).toHaveLength(1);
  expect(violations('web/app/a.test.ts', "import { contract } from '@letfair/contract';")).toEqual([]);
});

test('allows only the server configuration to read the environment', () => {
  expect(violations('api/src/a.ts', 'const port = process.env.PORT;')).toHaveLength(1);
  expect(violations('api/src/a.ts', 'process.env.FONTCONFIG_FILE = settings;')).toEqual([]);
  expect(violations('api/src/a.ts', 'const isSet = process.env.PORT == "1";')).toHaveLength(1);
  expect(violations('web/app/a.ts', "import { env } from 'node:process';")).toHaveLength(1);
  expect(violations('server/src/config/config.ts', 'parse(process.env)')).toEqual([]);
  expect(violations('api/src/a.db.test.ts', 'process.env.TZ')).toEqual([]);
});

test('fails for a folder without sources', async () => {
  expect(await checkImportDirection(`${root}.ci`)).toHaveLength(1);
});
