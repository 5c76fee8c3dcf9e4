import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface ContainerProps {
  readonly width?: 'page' | 'form';
  readonly children: ReactNode;
}

export const Container = ({ width = 'page', children }: ContainerProps) => (
  <div className={classNames('mx-auto w-full px-4 sm:px-6', width === 'page' ? 'max-w-6xl' : 'max-w-xl')}>
    {children}
  </div>
);
