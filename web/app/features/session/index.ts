export { AccountPage } from './account-page.tsx';
export { api } from './api.ts';
export {
  currentSession,
  favouritesMerged,
  markFavouritesMerged,
  storeFavourites,
  storeSession,
  useSession,
} from './session-store.ts';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { signOut } from './sign-out.ts';
export type { Session, SessionUser } from './stored-session.ts';
export { uploadPhoto } from './upload-photo.ts';
export { useFreshUser } from './use-fresh-user.ts';
