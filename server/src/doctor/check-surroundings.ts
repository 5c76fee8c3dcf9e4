import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { probeStorage, smtpMail } from '@letfair/api';
import { openCheckedStorage } from '../boot/open-storage.ts';
import type { Config } from '../config/config.ts';
import { askAt, checkProxy } from './check-proxy.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const GIGABYTE = 1_000_000_000;
const LEAST_GIGABYTES = 1;
const FULL_SHARE = 0.9;

export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = (bavail * bsize) / GIGABYTE;
    const sentence = `${free.toFixed(1)} GB is free for ${dataDir}`;
    if (free < LEAST_GIGABYTES) return problem('disk', `${sentence}. Free up some space, or writes will fail.`);
    return 1 - bavail / blocks > FULL_SHARE
      ? warning('disk', `${sentence}, a tenth of the disk or less. Free up some space soon.`)
      : ok('disk', `${sentence}.`);
  } catch (error) {
    return problem('disk', `we can’t read ${dataDir} (${reasonOf(error)}). Correct DATA_DIR.`);
  }
}

export async function checkStorage(config: Config): Promise<Finding> {
  try {
    const storage = await openCheckedStorage(config.storage, config);
    await probeStorage(storage).finally(storage.close);
    return ok('storage', `we can save, read and delete files in the ${storage.words.noun}.`);
  } catch (error) {
    return problem('storage', `${reasonOf(error)}.`);
  }
}

export async function checkMail({ smtp, isLocal, publicUrl }: Config, to: string): Promise<Finding> {
  if (!smtp)
    return isLocal
      ? ok('mail', 'no mail server is set, so emails stay in the local mailbox.')
      : problem('mail', 'no mail server is set, but other machines can reach the site. Set SMTP_URL and MAIL_FROM.');
  const text = `This email was sent by npm run doctor for ${publicUrl}. If it’s in your inbox, and not in your spam folder, email works.`;
  try {
    const subject = 'Letfair can send email';
    await smtpMail(smtp).send({
      id: randomUUID(),
      to,
      subject,
      text,
      html: `<p>${text}</p>`,
      unsubscribeLink: null,
      invitation: null,
    });
    return ok(
      'mail',
      `we sent one to ${to}. Check that it has arrived and isn’t in the spam folder (SPF, DKIM, DMARC).`,
    );
  } catch (error) {
    return problem('mail', `we couldn’t send one to ${to} (${reasonOf(error)}). Correct SMTP_URL or MAIL_FROM.`);
  }
}

const WAIT_MS = 10_000;
const CLOCK_SECONDS = 10;

/** Asks the site at its public address, through whatever stands in front of it. */
export async function checkSite({ publicUrl, trustProxy, isLocal, host }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!isLocal && publicUrl.startsWith('http:'))
    findings.push(
      problem('TLS', `PUBLIC_URL is ${publicUrl}. Let a proxy handle TLS, and set PUBLIC_URL to the https address.`),
    );
  const isNamed = publicUrl.startsWith('http:') || trustProxy !== false;
  if (!isNamed)
    findings.push(
      problem(
        'proxy',
        'PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY doesn’t name it. Set it to 1, or to the proxy’s IP address.',
      ),
    );
  try {
    const answer = await fetch(`${publicUrl}/ready`, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
    await answer.arrayBuffer();
    findings.push(siteFinding(publicUrl, answer));
    if (answer.status === 200 && isNamed) findings.push(await checkProxy({ publicUrl }, askAt(publicUrl)));
    const date = Date.parse(answer.headers.get('date') ?? '');
    const apart = Math.abs(Date.now() - date) / 1_000;
    if (apart > CLOCK_SECONDS)
      findings.push(
        problem(
          'clock',
          `the clocks of ${publicUrl} and this machine are ${Math.round(apart)} s apart. Use NTP to set both.`,
        ),
      );
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    findings.push(
      warning(
        'site',
        `${publicUrl} can’t be reached from here (${reason}). Start it, or correct DNS, the proxy or HOST (${host}).`,
      ),
    );
  }
  return findings;
}

function siteFinding(publicUrl: string, { status, headers }: Response): Finding {
  if (status >= 300 && status < 400)
    return problem(
      'site',
      `${publicUrl} redirects to ${headers.get('location')}: set PUBLIC_URL to the address it ends up at.`,
    );
  if (status === 503) return problem('site', `${publicUrl}/ready answers 503: see its log.`);
  if (status !== 200)
    return problem('site', `${publicUrl}/ready answers ${status}: have the proxy pass all paths to Letfair.`);
  if (publicUrl.startsWith('https:') && !headers.get('strict-transport-security'))
    return warning(
      'site',
      `${publicUrl} answers without Strict-Transport-Security: the proxy is removing headers, or this is another site.`,
    );
  return ok('site', `${publicUrl} is ready.`);
}
