import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from './patiently.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const page = { reload: vi.fn() };
beforeEach(() => {
  page.reload.mockReset();
  sessionStorage.clear();
});
const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

describe('a part of the screen that cannot be loaded', () => {
  it('comes when the network is back', async () => {
    network(false);
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
    const loading = loadPart(load, page);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    dispatchEvent(new Event('online'));
    expect(await loading).toBe('the part');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads the page once, and is told the second time', async () => {
    network(true);
    const load = vi.fn().mockRejectedValue(gone);
    void loadPart(load, page);
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await expect(loadPart(load, page)).rejects.toBe(gone);
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
