export { GonePage } from './gone-page.tsx';
export { loadProperty } from './load-property.ts';
export { PropertyPage } from './property-page.tsx';
