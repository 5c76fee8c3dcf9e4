import { randomUUID } from 'node:crypto';

/** A new landlord's token, got by the calls the screens make. */
export async function listerToken(url: string): Promise<string> {
  const email = `lister-${randomUUID()}@bench.example`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { data: { token: string; verificationCode: string } };
  };
  const { data } = await post('/api/auth/signup', {
    firstName: 'Robin',
    lastName: 'Marsh',
    email,
    password: 'a sturdy bench passphrase',
    phone: '07700 900123',
    userType: 'landlord',
    landlordAddress: '1 Mill Lane, Leeds LS1 1AA',
  });
  return (await post('/api/auth/verify', { email, code: data.verificationCode })).data.token;
}
