import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createPatientFetch } from './lib/network/connection.ts';
import { createReloadWhenOnline, watchedRouter } from './lib/network/reload-when-online.ts';

window.fetch = createPatientFetch(window.fetch.bind(window));
// Not every browser in use has it; the others reload at once.
if ('navigation' in window)
  navigation.addEventListener(
    'navigate',
    createReloadWhenOnline(() => location),
  );

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchedRouter]} />
    </StrictMode>,
  );
});
