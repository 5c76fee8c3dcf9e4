import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import {
  createPreparedFolder,
  mailsTo,
  post,
  postmasterOf,
  type ServerProcess,
  signUp,
  spawnServer,
  startServer,
} from './testing/server-process.ts';

await ensureWebBuild(() => {});

const ADMIN = { ADMIN_EMAIL: 'ann@letfair.example', ADMIN_PASSWORD: 'a kettle in the attic' };

async function signsIn({ url }: ServerProcess, email: string, password: string): Promise<string | null> {
  const response = await post(`${url}/api/auth/login`, { email, password });
  const answer = (await response.json()) as { success: boolean; data?: { user?: { userType: string } } };
  return answer.success ? (answer.data?.user?.userType ?? null) : null;
}

async function createAdmin(env: Record<string, string>, args: readonly string[], input?: string) {
  const ran = await spawnServer({ env, program: 'create-admin.ts', args, ...(input && { input }) });
  const exitCode = await ran.ended;
  return { exitCode, said: ran.said() };
}

test('a local site: admins by settings and command, a mailbox and metrics for this machine alone', async () => {
  const DATA_DIR = createPreparedFolder();
  const password = 'a second kettle';
  const alone = await createAdmin({ DATA_DIR }, ['--email', 'bea@letfair.example'], `${password}\n`);
  expect(alone).toEqual({ exitCode: 0, said: 'The admin bea@letfair.example can now sign in.\n' });
  expect(await postmasterOf(DATA_DIR)).toBeNull();

  const letfair = await startServer({ env: { DATA_DIR, ...ADMIN } });
  await hasMailbox(letfair);
  const running = await postmasterOf(DATA_DIR);
  const beside = await createAdmin({ DATA_DIR }, [
    '--email',
    'cleo@letfair.example',
    '--name',
    'Cleo Diaz',
    '--password',
    password,
  ]);
  expect(beside).toEqual({
    exitCode: 0,
    said: expect.stringMatching(
      /^Warning: other people can read --password in the process list[^\n]+\nThe admin cleo@/,
    ),
  });
  expect(await postmasterOf(DATA_DIR)).toBe(running);
  const again = await createAdmin({ DATA_DIR }, ['--email', 'CLEO@letfair.example'], 'another kettle');
  expect(again).toEqual({
    exitCode: 0,
    said: 'There’s already an account with the address CLEO@letfair.example, so nothing was changed.\n',
  });
  for (const [email, word] of [
    [ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD],
    ['bea@letfair.example', password],
    ['cleo@letfair.example', password],
  ] as const)
    expect(await signsIn(letfair, email, word)).toBe('admin');
  expect(await letfair.stop()).toBe(0);
});

/** For this machine alone; with a mail server there is none, as tests of a public site say. */
async function hasMailbox(letfair: ServerProcess): Promise<void> {
  await signUp(letfair, 'Maya@tenant.example');
  await signUp(letfair, 'zoe@tenant.example');
  const [mail] = await mailsTo(letfair, 'maya@TENANT.example');
  expect(mail).toMatchObject({
    to: 'Maya@tenant.example',
    template: 'verify',
    id: expect.any(String),
    html: expect.stringContaining('<'),
  });
  const all = (await (await fetch(`${letfair.url}/dev/mail.json`)).json()) as { data: { mails: { to: string }[] } };
  expect(all.data.mails.map(({ to }) => to)).toEqual(['zoe@tenant.example', 'Maya@tenant.example']);

  const list = await (await fetch(`${letfair.url}/dev/mail`)).text();
  const path = /<li><p><a href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1];
  expect(await (await fetch(letfair.url + path)).text()).toContain('zoe@tenant.example');
  expect((await fetch(`${letfair.url}${path}/html`)).headers.get('content-security-policy')).toMatch(/^sandbox /);
  expect(await (await fetch(`${letfair.url}/metrics`)).text()).toMatch(
    /http_request_duration_seconds_count{method="GET",route="\/dev\/mail.json",status="2xx"} \d/,
  );

  for (const asked of ['/dev/mail', '/dev/mail.json', '/metrics'])
    expect((await fetch(letfair.url + asked, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
}
