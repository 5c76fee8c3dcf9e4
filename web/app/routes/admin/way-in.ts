import { replace } from 'react-router';

/** What admins type from memory. The review itself says who may read it. */
export const loader = () => {
  throw replace('/admin/review');
};
