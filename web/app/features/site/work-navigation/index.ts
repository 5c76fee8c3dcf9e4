export { WorkNavigation } from './work-navigation.tsx';
