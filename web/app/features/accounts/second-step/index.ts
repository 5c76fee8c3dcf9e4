export { useNewPasskey } from './use-new-passkey.tsx';
export { RecoveryCodes, useSetUp } from './use-set-up.tsx';
