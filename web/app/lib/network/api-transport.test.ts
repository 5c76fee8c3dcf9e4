import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetchTransport } from './api-transport.ts';

afterEach(() => vi.unstubAllGlobals());

function transport(status: number, body: unknown, token: string | null = null) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  const onTokenRefused = vi.fn();
  const send = createFetchTransport({ currentToken: () => token, onTokenRefused });
  return { send, onTokenRefused, sent: () => fetch.mock.calls[0]! };
}
const me = { method: 'GET', path: '/api/auth/me' } as const;
const login = { method: 'POST', path: '/api/auth/login' } as const;
const verify = { method: 'POST', path: '/api/auth/verify' } as const;
const suspend = { method: 'PUT', path: '/api/admin/users/:id/suspend' } as const;

describe('a call from the browser', () => {
  it('carries JSON, the token and the key', async () => {
    const { send, sent } = transport(200, { success: true }, 'opaque');
    await send(suspend, { params: { id: 'a b' }, body: { suspended: true } }, { idempotencyKey: 'once' });
    const [address, init] = sent();
    expect(address).toBe('/api/admin/users/a%20b/suspend');
    expect(init).toMatchObject({ method: 'PUT', body: '{"suspended":true}', credentials: 'omit' });
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer opaque',
      'Idempotency-Key': 'once',
    });
  });

  it('names the version that was loaded as an entity tag', async () => {
    const { send, sent } = transport(200, { success: true });
    await send(suspend, { params: { id: '1' }, body: {} }, { ifMatch: 3 });
    expect(sent()[1].headers).toMatchObject({ 'If-Match': '"3"' });
  });

  it('sends no token when nobody is signed in, and never to the login', async () => {
    const anonymous = transport(200, { success: true });
    await anonymous.send(me, {}, {});
    expect(anonymous.sent()[1].headers).toEqual({});
    const returning = transport(200, { success: true }, 'opaque');
    await returning.send(login, { body: {} }, {});
    expect(returning.sent()[1].headers).not.toHaveProperty('Authorization');
  });

  it('reads the envelope at any status', async () => {
    const envelope = { success: false, message: 'That code is wrong.', error: { code: 'invalid' } };
    expect(await transport(422, envelope).send(verify, { body: {} }, {})).toEqual(envelope);
  });

  it.each([429, 500, 503])('reads status %i of login as a fault of the server', async (status) => {
    const answer = await transport(status, { success: false, message: 'No.' }).send(login, { body: {} }, {});
    expect(answer).toMatchObject({ success: false, message: `Server error: ${status}` });
  });

  it('tells when the token is no longer known', async () => {
    const { send, onTokenRefused } = transport(401, { success: false }, 'opaque');
    await send(me, {}, {});
    expect(onTokenRefused).toHaveBeenCalledExactlyOnceWith('opaque');
  });

  it('says nothing about tokens when none was sent', async () => {
    const { send, onTokenRefused } = transport(401, { success: false });
    await send(me, {}, {});
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});
