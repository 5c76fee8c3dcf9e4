import { PagePlaceholder, SkeletonCard, SkeletonList } from '../../../../ui/feedback/skeleton.tsx';

export const viewingShape = {
  shape: <SkeletonCard title="w-40" lines={['w-64', 'w-52']} buttons={['w-32', 'w-24']} />,
};

export const DiaryPlaceholder = () => (
  <PagePlaceholder>
    <SkeletonList {...viewingShape} count={2} />
  </PagePlaceholder>
);
