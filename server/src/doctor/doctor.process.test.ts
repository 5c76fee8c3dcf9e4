import { startTestS3 } from '@letfair/api/testing/servers/s3-server';
import { expect, onTestFinished, test } from 'vitest';
import { mailSink } from '../testing/mail-sink.ts';
import { createPreparedFolder, spawnServer } from '../testing/server-process.ts';

async function doctor(env: Record<string, string>, ...args: string[]) {
  const command = await spawnServer({ program: 'doctor.ts', args, env });
  return { code: await command.ended, said: command.said() };
}

test('the doctor looks at everything that a site needs, sends a mail, and says what to do', async () => {
  const s3 = await startTestS3();
  onTestFinished(s3.close);
  const sink = await mailSink();
  const site = {
    DATA_DIR: createPreparedFolder(),
    DEMO: '0',
    ...s3.settings,
    SMTP_URL: sink.url,
    MAIL_FROM: 'hello@letfair.example',
  };

  const healthy = await doctor(site, '--mail', 'ada@admin.example');
  for (const line of [
    /^ok +configuration: all settings are valid\.$/m,
    /^\w+ +disk: [\d.]+ GB is free/m,
    /^ok +database: PostgreSQL 18/m,
    /^ok +rights: letfair_app can create tables and isn’t a superuser\.$/m,
    /^ok +planner: its settings suit short searches\.$/m,
    /^\w+ +latency: a round trip takes [\d.]+ ms/m,
    /^ok +clock: the clocks on this machine and the database match\.$/m,
    /^ok +schema: it matches this version\.$/m,
    /^ok +secrets: all are encrypted with the key [\da-f]{16}, which is on this machine\.$/m,
    /^warning +backup: there isn’t one yet\. Make one with npm run backup -- FILE\.$/m,
    /^ok +storage: we can save, read and delete files in the bucket\.$/m,
    /^ok +mail: we sent one to ada@admin\.example/m,
    /^warning +site: .* can’t be reached from here/m,
    /^0 problems, \d warnings\.$/m,
  ])
    expect(healthy.said).toMatch(line);
  expect(healthy.code).toBe(0);
  expect(sink.mails().join()).toContain('Letfair can send email');

  const ill = await doctor({ ...site, STORAGE_ACCESS_KEY: 'WRONG', SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(ill.said).toMatch(/^problem +storage: .*STORAGE_ACCESS_KEY/m);
  expect(ill.said).toMatch(/^problem +mail: we couldn’t send one .*\. Correct SMTP_URL or MAIL_FROM\.$/m);
  expect(ill.said).toMatch(/2 problems, \d warnings\./);
  expect(ill.code).toBe(1);

  const confused = await doctor(site, '--post', 'ada@admin.example');
  expect([confused.code, confused.said]).toEqual([1, expect.stringContaining('doctor only accepts --mail')]);
});
