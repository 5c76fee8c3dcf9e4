import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createPatientFetch } from './lib/network/connection.ts';
import { createPatientReload, watchedRouter } from './lib/network/patient-reload.ts';

window.fetch = createPatientFetch(window.fetch.bind(window));
// Not every browser in use has it; the others reload at once.
if ('navigation' in window)
  navigation.addEventListener(
    'navigate',
    createPatientReload(() => location),
  );

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[watchedRouter]} />
    </StrictMode>,
  );
});
