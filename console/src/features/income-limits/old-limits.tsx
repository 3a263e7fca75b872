import { Banner } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useNow } from '../../shared/context/use-now.ts';
import type { LimitSet } from './use-limit-sets.ts';

/** HUD publishes each spring; from summer on, the limits of the year before are out of date. */
const firstMonthWithNewLimits = 6;

/** Says that people are checked against limits of an earlier year. */
export function OldLimits({ sets }: { readonly sets: readonly LimitSet[] }) {
  const { i18n } = useLingui();
  const now = useNow();
  const newest = now.getMonth() + 1 < firstMonthWithNewLimits ? now.getFullYear() - 1 : now.getFullYear();
  const inForce = sets.find(({ isInForce }) => isInForce);
  if (!inForce || inForce.year >= newest) return null;
  return (
    <Banner
      tone="warning"
      title={i18n._({
        id: 'console.limits.old',
        message: 'People are checked against the limits of {year}',
        values: { year: String(inForce.year) },
      })}
    >
      {i18n._({
        id: 'console.limits.old.text',
        message: 'HUD publishes new income limits each spring. You can import those of {newest} below.',
        values: { newest: String(newest) },
      })}
    </Banner>
  );
}
