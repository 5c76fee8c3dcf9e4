import { randomUUID } from 'node:crypto';
import type { Product } from './product.ts';
import { atMost, type Figure, median } from './report.ts';

/** Each is asked this often, which is the limit of mails to one address. */
const ADDRESSES = 30;
const TIMES = 5;
const WARM_UP = 10;
const APART_PERCENT = 5;
const PASSWORD = 'kettle-harbour-7-lantern';

const anEmail = (kind: string): string => `${kind}.${randomUUID().slice(0, 18)}@timing.example`;

const signUpBody = (email: string) => ({
  firstName: 'Maya',
  lastName: 'Osei',
  email,
  password: PASSWORD,
  phone: '07700 900123',
  userType: 'tenant',
});

/** Compares how long addresses with and without an account take, in turns and in random order within each. */
export async function addressTiming(product: Product): Promise<Figure[]> {
  const post = async (path: string, body: object) => {
    const begun = performance.now();
    const response = await fetch(`${product.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { success: boolean; data?: { verificationCode?: string } | null };
    return { ms: performance.now() - begun, status: response.status, answer };
  };
  const signUp = (email: string) => post('signup', signUpBody(email));
  const newUnverified = async () => {
    const email = anEmail('waiting');
    await signUp(email);
    return email;
  };
  const newVerified = async () => {
    const email = anEmail('known');
    const { answer } = await signUp(email);
    await post('verify', { email, code: answer.data?.verificationCode ?? '' });
    return email;
  };

  const [verified, waiting] = [[] as string[], [] as string[]];
  for (let n = 0; n < ADDRESSES; n++) {
    verified.push(await newVerified());
    waiting.push(await newUnverified());
  }
  const strangers = verified.map(() => anEmail('unknown'));

  async function compare(
    name: string,
    knownEmails: readonly string[],
    ask: (email: string) => Promise<{ readonly ms: number; readonly status: number }>,
    newStranger?: () => string,
  ): Promise<Figure> {
    const [known, unknown] = [[] as number[], [] as number[]];
    for (let n = 0; n < ADDRESSES * TIMES; n++) {
      const pair = [
        { email: knownEmails[n % ADDRESSES] ?? '', times: known },
        { email: newStranger?.() ?? strangers[n % ADDRESSES] ?? '', times: unknown },
      ];
      if (Math.random() < 0.5) pair.reverse();
      for (const { email, times } of pair) {
        const { ms, status } = await ask(email);
        if (status !== 200) throw new Error(`${name} answered ${status}.`);
        if (n >= WARM_UP) times.push(ms);
      }
    }
    const [one, other] = [median(known), median(unknown)];
    const apart = 100 * (Math.max(one, other) / Math.min(one, other) - 1);
    return atMost(
      `${name}: medians of known (${one.toFixed(2)} ms) and unknown (${other.toFixed(2)} ms) addresses apart`,
      apart,
      APART_PERCENT,
      ' %',
    );
  }

  const forgot = (email: string) => post('forgot-password', { email });
  const resend = (email: string) => post('resend-verification', { email });
  const logIn = (email: string) => post('login', { email, password: 'not-the-password-1' });
  return [
    await compare('forgot password', verified, forgot),
    await compare('resend to an unverified address', waiting, resend),
    await compare('sign-up', verified, signUp, () => anEmail('new')),
    await compare('wrong password', verified, logIn),
  ];
}
