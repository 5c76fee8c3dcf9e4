import type { ComponentProps } from 'react';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { useIsSignedIn } from './session-store.ts';

const LIST_PATH = '/list-property';

/** Sign-up, which leads on to the listing form; the address stays as it is printed and shared. */
export const landlordSignUp = { to: '/auth/signup?type=landlord', state: { next: LIST_PATH } } as const;

/** Where listing a home begins. The form itself says what a tenant who is signed in can do. */
const useStart = () => (useIsSignedIn() ? { to: LIST_PATH } : landlordSignUp);

export const StartListingButton = (props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'state'>) => (
  <LinkButton {...props} {...useStart()} />
);

export const StartListingLink = (props: Omit<ComponentProps<typeof TextLink>, 'to' | 'state'>) => (
  <TextLink {...props} {...useStart()} />
);
