import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createPatientFetch } from './lib/network/connection.ts';
import { openInsteadOfReload, watchedRouter } from './lib/network/patient-reload.ts';

window.fetch = createPatientFetch(window.fetch.bind(window));
// Not every browser in use has it; the others reload.
if ('navigation' in window) navigation.addEventListener('navigate', (event) => void openInsteadOfReload(event));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchedRouter]} />
    </StrictMode>,
  );
});
