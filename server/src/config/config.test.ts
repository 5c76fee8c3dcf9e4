import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { isLoopbackUrl } from './loopback.ts';

function config(environment: Record<string, string> = {}): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}
function problem(environment: Record<string, string>): string {
  const parsed = parseConfig(environment);
  if (parsed.ok) throw new Error('This was accepted.');
  return parsed.problem;
}

test('nothing set gives the embedded default', () => {
  expect(config()).toEqual({
    port: 3000,
    host: '127.0.0.1',
    backupPassphrase: null,
    dataDir: expect.stringMatching(/[/\\]data$/),
    databaseUrl: null,
    database: {
      directUrl: null,
      readUrls: [],
      maxLagSeconds: 5,
      connections: 8,
      readConnections: 6,
      prepare: true,
    },
    process: 'all',
    drainSeconds: null,
    maxLiveStreams: 20_000,
    storage: { kind: 'files', folder: expect.stringMatching(/[/\\]data$/) },
    storageKeys: { from: null, to: null },
    runAs: null,
    publicUrl: 'http://localhost:3000',
    mediaUrl: null,
    isLocal: true,
    smtp: null,
    supportEmail: 'support@letfair.example',
    securityContact: null,
    inventoryEmail: 'inventory@letfair.example',
    reviewTargetHours: 24,
    admin: null,
    mapTiles: expect.objectContaining({ kind: 'pmtiles-added' }),
    routing: null,
    importMediaHosts: [],
    demo: 'at-start',
    demoListings: null,
    metrics: { token: null, listen: null },
    traces: null,
    keySource: { given: [], folder: expect.stringMatching(/[/\\]data[/\\]secrets$/) },
    throttle: true,
    trustProxy: false,
    logLevel: 'info',
    logFormat: 'json',
  });
});

test('an empty text counts as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'ADMIN_EMAIL',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'DEMO',
    'METRICS_TOKEN',
    'BACKUP_PASSPHRASE',
    'SECRETS_KEY',
    'METRICS_PORT',
    'METRICS_HOST',
  ];
  expect(config(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(config());
});

const DATABASE_URL = 'postgres://db.example/letfair';
const SMTP = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Letfair <hello@letfair.example>' };
const PUBLIC = { ...SMTP, PUBLIC_URL: 'https://letfair.example' };

test.each([
  [{}, 'at-start'],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://[::1]:3000' }, 'at-start'],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' }, 'at-start'],
  [{ DEMO: '0' }, 'on-request'],
  [{ DATABASE_URL }, 'on-request'],
  [SMTP, 'never'],
  [{ HOST: '0.0.0.0' }, 'never'],
  [{ HOST: '::' }, 'never'],
  [{ HOST: '192.168.0.1' }, 'never'],
  [{ HOST: 'letfair.example' }, 'never'],
  [PUBLIC, 'never'],
  [{ ...PUBLIC, DEMO: '0' }, 'never'],
  [{ ...PUBLIC, DEMO: '1' }, 'at-start'],
  [{ ...SMTP, DEMO: '1' }, 'at-start'],
  [{ HOST: '0.0.0.0', DEMO: '1' }, 'at-start'],
  [{ DATABASE_URL, DEMO: '1' }, 'at-start'],
] as const)('%j: the demo is loaded %s', (environment, demo) => {
  expect(config(environment).demo).toBe(demo);
});

test('the site is local only where HOST and PUBLIC_URL both are loopback', () => {
  expect(config({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' }).isLocal).toBe(true);
  expect(config({ HOST: '0.0.0.0' }).isLocal).toBe(false);
  expect(config({ ...SMTP, PUBLIC_URL: 'http://localhost.example' }).isLocal).toBe(false);
  expect(config(PUBLIC).isLocal).toBe(false);
});

test.each(['https://letfair.example', 'http://192.168.0.1:3000', 'http://0.0.0.0:3000', 'http://localhost.example'])(
  'refuses the public URL %s without a mail server',
  (PUBLIC_URL) => {
    expect(problem({ PUBLIC_URL })).toMatch(
      /^SMTP_URL is missing, and other machines can reach PUBLIC_URL. Set it to the address of a mail server/,
    );
  },
);

test('a routing engine may be in a private network, and has timetables only if it says so', () => {
  expect(config({ ROUTING_URL: 'http://valhalla:8002/' }).routing).toEqual({
    url: 'http://valhalla:8002',
    hasTransit: false,
  });
  const nested = config({ ROUTING_URL: 'https://maps.example/valhalla', ROUTING_TRANSIT: 'on' });
  expect(nested.routing).toEqual({ url: 'https://maps.example/valhalla', hasTransit: true });
  for (const wrong of ['valhalla', 'ftp://valhalla', 'http://me:secret@valhalla', 'http://valhalla/?json=1'])
    expect(problem({ ROUTING_URL: wrong })).toMatch(/^ROUTING_URL must be the address of a Valhalla routing engine/);
});

test('names the hosts that pictures may come from', () => {
  expect(config({ IMPORT_MEDIA_HOSTS: 'media.example.com, *.Photos.example' }).importMediaHosts).toEqual([
    'media.example.com',
    '*.photos.example',
  ]);
  for (const wrong of ['localhost', 'https://media.example.com', 'a b.example', '*.*.example'])
    expect(problem({ IMPORT_MEDIA_HOSTS: wrong })).toMatch(
      /^IMPORT_MEDIA_HOSTS must be host names separated by commas/,
    );
});

test('metrics take a token, or a port of their own that is loopback unless said otherwise', () => {
  expect(config({ METRICS_TOKEN: 'a-secret-of-many-letters' }).metrics.token).toBe('a-secret-of-many-letters');
  expect(config({ METRICS_PORT: '9100' }).metrics.listen).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(config({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.2' }).metrics.listen?.host).toBe('10.0.0.2');
  expect(problem({ METRICS_HOST: '10.0.0.2' })).toMatch(/^METRICS_PORT is missing, and METRICS_HOST needs it/);
  expect(problem({ METRICS_PORT: '3000' })).toBe(
    'METRICS_PORT must be a port number from 1 to 65535, other than PORT.',
  );
});

test('the public address follows the port unless it is given', () => {
  expect(config({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(config({ ...SMTP, PORT: '4000', PUBLIC_URL: 'https://letfair.example/' }).publicUrl).toBe(
    'https://letfair.example',
  );
});

test('tickets are announced to the support, else to whoever sends the mails', () => {
  const smtp = SMTP;
  expect(config(smtp).securityContact).toBe(null);
  expect(config({ SUPPORT_EMAIL: 'desk@letfair.example' }).securityContact).toBe('desk@letfair.example');
  expect(config(smtp).supportEmail).toBe('hello@letfair.example');
  expect(config({ ...smtp, SUPPORT_EMAIL: 'desk@letfair.example' }).supportEmail).toBe('desk@letfair.example');
  expect(problem({ SUPPORT_EMAIL: 'desk' })).toMatch(/^SUPPORT_EMAIL must be an email address/);
  expect(config({ ...smtp, SUPPORT_EMAIL: 'desk@letfair.example' }).inventoryEmail).toBe('desk@letfair.example');
  expect(config({ ...smtp, INVENTORY_EMAIL: 'clerk@letfair.example' }).inventoryEmail).toBe('clerk@letfair.example');
  expect(problem({ INVENTORY_EMAIL: 'clerk' })).toMatch(/^INVENTORY_EMAIL must be an email address/);
});

test('a mail server comes with its sender, an admin with a password', () => {
  const smtp = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'Letfair <hello@letfair.example>' };
  expect(config(smtp).smtp).toEqual({ url: smtp.SMTP_URL, from: smtp.MAIL_FROM });
  expect(problem({ SMTP_URL: smtp.SMTP_URL })).toMatch(
    /^MAIL_FROM is missing, and SMTP_URL needs it. Set it to an email/,
  );
  expect(problem({ MAIL_FROM: smtp.MAIL_FROM })).toMatch(/^SMTP_URL is missing/);
  const admin = { ADMIN_EMAIL: 'ann@letfair.example', ADMIN_PASSWORD: 'correct horse' };
  expect(config(admin).admin).toEqual({ email: 'ann@letfair.example', password: 'correct horse' });
  expect(problem({ ADMIN_EMAIL: 'ann@letfair.example' })).toMatch(/^ADMIN_PASSWORD is missing/);
  expect(problem({ ADMIN_PASSWORD: 'correct horse' })).toMatch(/^ADMIN_EMAIL is missing/);
});

test('proxies are a number or addresses', () => {
  expect(config({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
  expect(config({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(config({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1' }).trustProxy).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    '::1',
  ]);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', ' 3000'],
  ['HOST', 'a host'],
  ['DATA_DIR', 'a\0b'],
  ['DATABASE_URL', 'mysql://localhost/letfair'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'letfair.example'],
  ['PUBLIC_URL', 'https://letfair.example/app'],
  ['PUBLIC_URL', 'https://letfair.example/?x=1'],
  ['PUBLIC_URL', 'https://ann@letfair.example'],
  ['PUBLIC_URL', 'ftp://letfair.example'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Letfair'],
  ['ADMIN_EMAIL', 'ann'],
  ['ADMIN_PASSWORD', 'short'],
  ['DEMO', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['BACKUP_PASSPHRASE', 'fifteen letters'],
  ['METRICS_TOKEN', 'a secret with some spaces'],
  ['METRICS_PORT', '65536'],
  ['METRICS_HOST', 'a host'],
  ['LOG_FORMAT', 'colourful'],
  ['THROTTLE', '0'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,,'],
  ['LOG_LEVEL', 'loud'],
])('%s refuses "%s" in one sentence that names it and says what it must be', (name, value) => {
  const sentence = problem({ [name]: value });
  expect(sentence).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
  expect(sentence).not.toContain(value === '0' ? 'must be 0' : `"${value}"`);
});

const names = fc.constantFrom(
  ...(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL'] as const),
  ...(['ADMIN_PASSWORD', 'DEMO', 'THROTTLE', 'TRUST_PROXY', 'LOG_LEVEL', 'PATH'] as const),
  ...(['METRICS_TOKEN', 'METRICS_PORT', 'METRICS_HOST', 'SUPPORT_EMAIL', 'STORAGE_URL'] as const),
);
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.ipV4(),
  fc.ipV6(),
  fc.integer().map(String),
  fc.constantFrom('', '1', 'off', 'info', 'smtp://mail.example', 'postgres://localhost/x'),
);

test('whatever the environment holds: a usable configuration or one sentence that names a variable', () => {
  fc.assert(
    fc.property(fc.dictionary(names, values), (environment) => {
      const parsed = parseConfig(environment);
      if (!parsed.ok) {
        expect(parsed.problem).toMatch(/^[A-Z_]+ (must be|is missing, and) [^\n]+\.$/);
        return;
      }
      const { port, publicUrl, isLocal, smtp, admin, demo } = parsed.config;
      expect(isLocal || demo === 'never' || environment.DEMO === '1').toBe(true);
      expect(smtp !== null || isLoopbackUrl(publicUrl)).toBe(true);
      expect(Number.isInteger(port) && port > 0 && port < 65_536).toBe(true);
      expect(new URL(publicUrl).origin).toBe(publicUrl);
      expect(smtp === null || (smtp.url !== '' && smtp.from !== '')).toBe(true);
      expect(admin === null || admin.password.length >= 8).toBe(true);
    }),
    { numRuns: 500 },
  );
});
