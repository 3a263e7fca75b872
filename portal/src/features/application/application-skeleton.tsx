import { Skeleton } from '@handrail/ui';
import { Column } from '../../shared/layout/column.tsx';

/** The shape of a page of an application while its form is on the way. */
export function ApplicationSkeleton() {
  return (
    <Column narrow>
      <Skeleton lines={['short', 'medium', 'long', 'long', 'medium']} />
    </Column>
  );
}
