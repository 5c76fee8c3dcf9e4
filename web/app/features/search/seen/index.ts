export { SeenOnCard, SeenOnSearch, useRememberSeen } from './seen-parts.tsx';
