export { client as api } from 'virtual:api/client';
export { accountLoader } from './account-loader.ts';
export { AccountContent, AccountPage } from './account-page.tsx';
export { accountRoute } from './account-route.tsx';
export { sessionCalls } from './bind-call.ts';
export { withConfirmation } from './confirmation/with-confirmation.ts';
export { askForPasskey, canUsePasskeys, makePasskey, PASSKEY_NOT_MADE, PASSKEY_NOT_USED } from './passkey.ts';
export { RefusedAtSignIn, RoleRefusal } from './role-refusal.tsx';
export { SessionEndedNote } from './session-ended-note.tsx';
export {
  clearSession,
  currentSession,
  favoritesMerged,
  forgetLeftTeam,
  knownDeviceToken,
  markFavoritesMerged,
  replaceStoredUser,
  storeFavorites,
  storeSession,
  useIsSignedIn,
  useLeftTeam,
  useSession,
  useSessionFact,
  useTenantToken,
} from './session-store.ts';
export { keepUserWithoutToken, signOut } from './sign-out.ts';
export { landlordSignUp, StartListingButton, StartListingLink } from './start-listing.tsx';
export type { Session, SessionUser } from './stored-session.ts';
export { refreshUser, useFreshUser } from './use-fresh-user.ts';
export { useTypedText } from './use-typed-text.ts';
export { userTypeLabels } from './user-type-labels.ts';
