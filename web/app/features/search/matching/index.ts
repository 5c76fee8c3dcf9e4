export { MatchReasons } from './match-reasons.tsx';
