import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartLoader } from './retry-when-online.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const page = { reload: vi.fn(), hasDialog: vi.fn(), isTypedIn: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  page.reload.mockReset();
  page.hasDialog.mockReset().mockReturnValue(false);
  page.isTypedIn.mockReset().mockReturnValue(false);
  sessionStorage.clear();
  network(true);
});
afterEach(() => vi.useRealTimers());
const atOnce = async () => undefined;
const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const opened = (isAnswered: () => Promise<void> = atOnce) => createPartLoader(page, isAnswered);
const someTime = () => vi.advanceTimersByTimeAsync(5_000);

describe('a part of the screen that cannot be loaded', () => {
  it('comes when the network is back', async () => {
    const answered = Promise.withResolvers<void>();
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
    const loading = opened(() => answered.promise)(load);
    await someTime();
    expect(load).toHaveBeenCalledOnce();
    answered.resolve();
    expect(await loading).toBe('the part');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is not asked for before the network is back', async () => {
    network(false);
    const answered = Promise.withResolvers<void>();
    const load = vi.fn().mockResolvedValue('the part');
    const loading = opened(() => answered.promise)(load);
    await someTime();
    expect(load).not.toHaveBeenCalled();
    answered.resolve();
    expect(await loading).toBe('the part');
  });

  it('comes when the network was back before the failure was noticed', async () => {
    const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
    expect(await opened()(load)).toBe('the part');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads the page once, and is told when that did not help', async () => {
    const load = vi.fn().mockRejectedValue(gone);
    void opened()(load);
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
    const told = expect(opened()(load)).rejects.toBe(gone);
    await someTime();
    await told;
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('shares the reload with the others of its page', async () => {
    const loadPart = opened();
    const failed = vi.fn();
    loadPart(() => Promise.reject(gone)).catch(failed);
    loadPart(() => Promise.reject(gone)).catch(failed);
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('a reload for a part', () => {
  it('waits until a dialog is closed', async () => {
    void opened()(() => Promise.reject(gone));
    page.hasDialog.mockReturnValue(true);
    await someTime();
    expect(page.reload).not.toHaveBeenCalled();
    page.hasDialog.mockReturnValue(false);
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('waits until nothing is being written, also where the page opens with the cursor in a field', async () => {
    page.isTypedIn.mockReturnValue(true);
    void opened()(() => Promise.reject(gone));
    await someTime();
    expect(page.reload).not.toHaveBeenCalled();
    page.isTypedIn.mockReturnValue(false);
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('waits for what else was asked for', async () => {
    const loadPart = opened();
    const other = Promise.withResolvers<string>();
    void loadPart(() => Promise.reject(gone));
    void loadPart(() => other.promise);
    await someTime();
    expect(page.reload).not.toHaveBeenCalled();
    other.resolve('the dialog');
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not wait for the dialog that cannot go on without the part', async () => {
    page.hasDialog.mockReturnValue(true);
    void opened()(() => Promise.reject(gone));
    await someTime();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
