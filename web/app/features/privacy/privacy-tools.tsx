import { useEffect } from 'react';
import type { SessionUser } from '../session/index.ts';
import { DeleteAccount } from './delete-account.tsx';
import { YourData } from './your-data.tsx';

/** Where mails and the privacy page lead to. */
const anchors: readonly string[] = ['your-data', 'delete-account'];

/** The end of the profile: taking one's data along, and leaving. */
export function PrivacyTools({ user }: { readonly user: SessionUser }) {
  // The page is put together in the browser, after the address has had its say.
  useEffect(() => {
    const anchor = location.hash.slice(1);
    if (anchors.includes(anchor)) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <>
      <YourData />
      <DeleteAccount user={user} />
    </>
  );
}
