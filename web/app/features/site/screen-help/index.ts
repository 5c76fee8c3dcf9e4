export { useScreenHelp } from './use-screen-help.ts';
