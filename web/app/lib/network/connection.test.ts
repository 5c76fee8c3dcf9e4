import { describe, expect, it, vi } from 'vitest';
import { createPatientFetch } from './connection.ts';

const unreachable = new TypeError('Failed to fetch');
const url = (path: string) => new URL(path, 'http://localhost');

describe('requests of the router', () => {
  it.each(['/properties.data?location=Leeds', '/__manifest?paths=%2Fhelp'])(
    'are sent again until someone answers: %s',
    async (path) => {
      const send = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
      send.mockResolvedValue(new Response('here'));
      const wait = vi.fn(async () => {});
      const { signal } = new AbortController();
      expect(await (await createPatientFetch(send, wait)(url(path), { signal })).text()).toBe('here');
      expect(send).toHaveBeenCalledTimes(3);
      expect(wait).toHaveBeenCalledTimes(2);
    },
  );

  it('are not sent again when someone went elsewhere', async () => {
    const wait = vi.fn(async (signal?: AbortSignal | null) => signal?.throwIfAborted());
    const send = vi.fn().mockRejectedValue(unreachable);
    const gone = AbortSignal.abort();
    await expect(createPatientFetch(send, wait)(url('/help.data'), { signal: gone })).rejects.toBe(gone.reason);
    expect(send).toHaveBeenCalledOnce();
  });

  it('fail at once when they were made ahead', async () => {
    const send = vi.fn().mockRejectedValue(unreachable);
    await expect(createPatientFetch(send)(url('/__manifest'))).rejects.toBe(unreachable);
  });

  it('show an answer that is an error', async () => {
    const send = vi.fn().mockResolvedValue(new Response('', { status: 503 }));
    expect((await createPatientFetch(send)(url('/help.data'))).status).toBe(503);
  });
});

it.each(['/api/properties', '/location-suggestions?text=le', url('/api/properties.data/1')])(
  'other requests fail at once: %s',
  async (input) => {
    const send = vi.fn().mockRejectedValue(unreachable);
    await expect(createPatientFetch(send)(input)).rejects.toBe(unreachable);
    expect(send).toHaveBeenCalledOnce();
  },
);
