import { Outlet } from 'react-router';
import { WorkNavigation } from '../../features/work-navigation/index.ts';

export default function WorkPages() {
  return (
    <>
      <WorkNavigation />
      <Outlet />
    </>
  );
}
