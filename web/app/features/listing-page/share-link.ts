interface Link {
  readonly title: string;
  readonly url: string;
}

/** The parts of a browser that can pass a link on; old ones, and pages without https, lack some. */
interface Sharer {
  readonly share?: ((link: Link) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** `shared`: the person chose what to do, or not to. `shown`: nothing is left but to tell the address. */
export type Shared = 'shared' | 'copied' | 'shown';

export async function shareLink({ share, clipboard }: Sharer, link: Link): Promise<Shared> {
  if (share) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      // Closing the sheet is an answer; anything else leaves the clipboard to be tried.
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await clipboard?.writeText(link.url);
    return clipboard ? 'copied' : 'shown';
  } catch {
    // The person, or the browser for them, does not allow it.
    return 'shown';
  }
}
