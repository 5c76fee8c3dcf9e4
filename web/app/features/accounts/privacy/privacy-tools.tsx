import { type ComponentProps, useEffect } from 'react';
import type { SessionUser } from '../session/index.ts';
import { DeleteAccount } from './delete-account.tsx';
import { YourData } from './your-data.tsx';

/** Where mails and the privacy page lead to. */
const anchors: readonly string[] = ['your-data', 'delete-account'];

interface PrivacyToolsProps extends ComponentProps<typeof YourData> {
  readonly user: SessionUser;
}

/** The end of the profile: taking one's data along, and leaving. */
export function PrivacyTools({ user, dataExport }: PrivacyToolsProps) {
  // The browser scrolls to the anchor of the URL before this part of the page exists.
  useEffect(() => {
    const anchor = location.hash.slice(1);
    if (anchors.includes(anchor)) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <>
      <YourData dataExport={dataExport} />
      <DeleteAccount user={user} />
    </>
  );
}
