interface Link {
  readonly title: string;
  readonly url: string;
}

/** The parts of a browser that can pass a link on; old ones, and pages without https, lack some. */
interface Sharer {
  readonly share?: ((link: Link) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** `shared`: the share sheet was used or closed. `shown`: the URL is displayed, because nothing else works. */
export type Shared = 'shared' | 'copied' | 'shown';

export async function shareLink({ share, clipboard }: Sharer, link: Link): Promise<Shared> {
  if (share) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      // A closed sheet needs no fallback; after other errors the clipboard is tried.
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await clipboard?.writeText(link.url);
    return clipboard ? 'copied' : 'shown';
  } catch {
    // Clipboard access was denied.
    return 'shown';
  }
}
