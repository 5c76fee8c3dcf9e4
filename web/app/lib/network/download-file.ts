/** A link cannot send the token, so the file is fetched and then saved under its name. */
export async function downloadFile(path: string, token: string | null, fallbackName: string): Promise<boolean> {
  const response = await fetch(path, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: 'omit',
  }).catch(() => null);
  if (!response?.ok) return false;
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to save it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
  return true;
}
