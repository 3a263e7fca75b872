import { Skeleton } from '@handrail/ui';
import { Column } from '../../shared/layout/column.tsx';

/** Stands in for a page of a claim until it is known which one. */
export function ClaimSkeleton() {
  return (
    <Column narrow>
      <Skeleton lines={['short', 'medium', 'long', 'long', 'medium']} />
    </Column>
  );
}
