export { AffectedList } from './affected-list.tsx';
