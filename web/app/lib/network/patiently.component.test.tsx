import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from './patiently.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const page = { reload: vi.fn() };
beforeEach(() => {
  page.reload.mockReset();
  sessionStorage.clear();
  network(true);
});
const atOnce = async () => undefined;
const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

describe('a part of the screen that cannot be loaded', () => {
  it('comes when the network is back', async () => {
    const answered = Promise.withResolvers<void>();
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
    const loading = loadPart(load, page, () => answered.promise);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    answered.resolve();
    expect(await loading).toBe('the part');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is not asked for before the network is back', async () => {
    network(false);
    const answered = Promise.withResolvers<void>();
    const load = vi.fn().mockResolvedValue('the part');
    const loading = loadPart(load, page, () => answered.promise);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    answered.resolve();
    expect(await loading).toBe('the part');
  });

  it('comes when the network was back before the failure was noticed', async () => {
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
    expect(await loadPart(load, page, atOnce)).toBe('the part');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads the page once, and is told the second time', async () => {
    const load = vi.fn().mockRejectedValue(gone);
    void loadPart(load, page, atOnce);
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await expect(loadPart(load, page, atOnce)).rejects.toBe(gone);
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
