import type { ComponentProps, ElementType, ReactNode } from 'react';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { useIsSignedIn } from './session-store.ts';

const LIST_PATH = '/list-property';

/** Sign-up, which leads on to the listing form; the address stays as it is printed and shared. */
export const landlordSignUp = { to: '/auth/signup?type=landlord', state: { next: LIST_PATH } } as const;

interface StartListingProps {
  /** What it says to somebody who has an account already. */
  readonly whenSignedIn?: string | undefined;
}

/** Where listing a home begins. The form itself says what a tenant who is signed in can do. */
function useStart({ whenSignedIn, children }: StartListingProps & { readonly children?: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  return { ...(isSignedIn ? { to: LIST_PATH } : landlordSignUp), children: (isSignedIn && whenSignedIn) || children };
}

type StartProps<Of extends ElementType> = Omit<ComponentProps<Of>, 'to' | 'state'> & StartListingProps;

export const StartListingButton = ({ whenSignedIn, children, ...props }: StartProps<typeof LinkButton>) => (
  <LinkButton {...props} {...useStart({ whenSignedIn, children })} />
);

export const StartListingLink = ({ whenSignedIn, children, ...props }: StartProps<typeof TextLink>) => (
  <TextLink {...props} {...useStart({ whenSignedIn, children })} />
);
