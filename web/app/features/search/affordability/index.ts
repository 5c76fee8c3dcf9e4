export { AffordabilityPage } from './affordability-page.tsx';
