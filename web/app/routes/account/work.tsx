/** The shell shows the work navigation on the pages within this one. */
export const handle = { hasWorkNavigation: true };

export { Outlet as default } from 'react-router';
