import type { ErrorCode } from '@letfair/contract/wire/errors';

type Downloaded =
  | { readonly success: true }
  | { readonly success: false; readonly error: { readonly code: ErrorCode } };

/** A link cannot send the token, so the file is fetched and then saved under its name. */
export async function downloadFile(path: string, token: string | null, fallbackName: string): Promise<Downloaded> {
  const response = await fetch(path, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: 'omit',
  }).catch(() => null);
  if (!response?.ok) return { success: false, error: { code: await codeOf(response) } };
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to save it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
  return { success: true };
}

/** Refusals come in the envelope of all answers; what stands between us and the server answers anything. */
async function codeOf(response: Response | null): Promise<ErrorCode> {
  const answer = await response?.json().catch(() => null);
  return answer?.error?.code ?? 'unavailable';
}
