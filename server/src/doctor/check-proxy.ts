import type { Config } from '../config/config.ts';
import type { SeenRequest } from '../health/health.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** An address that nobody has (RFC 5737). */
const CLAIMED_ADDRESS = '192.0.2.77';

/** Asks the site how it sees a request with these headers; null when it does not say. */
export type AskHowSeen = (headers: Readonly<Record<string, string>>) => Promise<SeenRequest | null>;

/** What arrives behind the proxy: the scheme, the address of the client, and no address that a client made up. */
export async function checkProxy({ publicUrl }: Pick<Config, 'publicUrl'>, ask: AskHowSeen): Promise<Finding> {
  const seen = await ask({});
  if (!seen) return warning('proxy', 'the site doesn’t report how requests reach it. Update it to this version.');
  const scheme = new URL(publicUrl).protocol.replace(':', '');
  const isBehindProxy = scheme === 'https';
  if (isBehindProxy && !seen.isForwarded)
    return problem(
      'proxy',
      `every visitor seems to come from ${seen.address}. Have the proxy send X-Forwarded-For, and set TRUST_PROXY to the number of proxies or to their IP addresses.`,
    );
  const claimed = await ask({ 'x-forwarded-for': CLAIMED_ADDRESS });
  if (claimed?.address === CLAIMED_ADDRESS)
    return problem(
      'proxy',
      `clients can choose the address they seem to come from. Set TRUST_PROXY to the number of proxies in front (${isBehindProxy ? 'fewer than now' : 'or remove it, if there is none'}), or have the proxy replace X-Forwarded-For.`,
    );
  if (seen.scheme !== scheme)
    return problem('proxy', `requests over ${scheme} arrive as ${seen.scheme}. Have the proxy send X-Forwarded-Proto.`);
  return ok(
    'proxy',
    `requests arrive over ${seen.scheme} from ${seen.address}, ${seen.isForwarded ? 'according to the proxy' : 'without a proxy'}.`,
  );
}

const WAIT_MS = 10_000;

/** Asks at the public address, through whatever stands in front of the site. */
export const askAt =
  (publicUrl: string): AskHowSeen =>
  async (headers) => {
    const answer = await fetch(`${publicUrl}/live/request`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { data } = (await answer.json().catch(() => ({}))) as { data?: Partial<SeenRequest> };
    const { scheme, address, isForwarded } = data ?? {};
    return scheme && address && isForwarded !== undefined ? { scheme, address, isForwarded } : null;
  };
