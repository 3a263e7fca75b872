import { formatAmount } from '@handrail/engine';
import { Banner } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import type { PaymentSettings } from './settings-draft.ts';

/** Says what still holds of the guards that someone lowered, and until when. */
export function UpcomingBanner({ settings }: { readonly settings: PaymentSettings }) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const { upcoming, upcomingFrom } = settings;
  if (!upcoming || !upcomingFrom) return null;
  const never = i18n._({ id: 'console.settings.never', message: 'never' });
  const toAmount = (cents: number | null) => (cents === null ? never : formatAmount(cents));
  const { secondApproverAbove, retypeAbove, coolDownHours } = settings;
  const lines = [
    secondApproverAbove !== upcoming.secondApproverAbove &&
      i18n._({
        id: 'console.settings.still.second',
        message: 'A second person approves above: {amount}',
        values: { amount: toAmount(secondApproverAbove) },
      }),
    retypeAbove !== upcoming.retypeAbove &&
      i18n._({
        id: 'console.settings.still.retype',
        message: 'Amount is typed twice above: {amount}',
        values: { amount: toAmount(retypeAbove) },
      }),
    coolDownHours !== upcoming.coolDownHours &&
      i18n._({
        id: 'console.settings.still.cool-down',
        message: 'Hours without payments after a change: {hours}',
        values: { hours: String(coolDownHours) },
      }),
    settings.certifierMayIssue !== upcoming.certifierMayIssue &&
      i18n._({
        id: 'console.settings.still.certifier',
        message: 'Whoever certified or approved an amount may not issue it',
      }),
  ].filter((line) => line !== false);
  return (
    <Banner
      tone="warning"
      title={i18n._({
        id: 'console.settings.upcoming',
        message: 'Until {moment}, these still hold. To call a change off, set it back and save.',
        values: { moment: sayMoment(upcomingFrom) },
      })}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  );
}
