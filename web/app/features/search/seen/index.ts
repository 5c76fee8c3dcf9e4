export { NewOnSearch, SeenOnCard, SeenOnSearch, useRememberSeen } from './seen-parts.tsx';
export { useLastVisit } from './use-last-visit.ts';
