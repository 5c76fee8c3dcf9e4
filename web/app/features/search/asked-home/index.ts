export { AskedHomeCard, askedHomeReasons } from './asked-home-card.tsx';
export { type AskedHome, loadAskedHome, readAskedHome } from './load-asked-home.ts';
