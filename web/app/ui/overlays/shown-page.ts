import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** What the router shows, for the history of overlays, which is loaded with the first of them. */
export const shownPage = {
  key: 'default',
  isBusy: false,
  onChange: () => {},
};

/** Runs once around all pages, because only the router knows. */
export function useShownPage(): void {
  const { key } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => {
    Object.assign(shownPage, { key, isBusy });
    shownPage.onChange();
  }, [key, isBusy]);
}
