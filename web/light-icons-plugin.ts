import type { Plugin } from 'vite';

const LIGHT_ICONS = '\0light-icons';

/** The parts of an icon never change, so they are made once for all places that show it. */
const code = `
import { createElement } from 'react';
const look = { width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true };
export default function createIcon({ node }) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) =>
    createElement('svg', { ...look, ...props, className: props.className ? 'icon ' + props.className : 'icon' }, parts);
}`;

/**
 * Draws the icons of lucide-react without its options for sizes, strokes and class names, which the built app does not
 * use: they are 2 kB on every page, and computed anew for each of a hundred icons of a list of homes. How their lines
 * look is said once, in the stylesheet.
 */
export const lightIcons = (): Plugin => ({
  name: 'letfair:light-icons',
  apply: 'build',
  enforce: 'pre',
  // Left outside the build of the server, the icons would be drawn with the options there.
  config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? LIGHT_ICONS : undefined,
  load: (id) => (id === LIGHT_ICONS ? code : undefined),
});
