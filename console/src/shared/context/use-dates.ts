import { formatDay, formatMoment } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { useConsole } from './console-context.tsx';

/** Days and times as the organization counts them, so that staff read the same date that the applicant does. */
export function useDates() {
  const locale = useLocale();
  const { timeZone } = useConsole().partner;
  return {
    sayDay: (instant: Date | string) => formatDay(locale, instant, timeZone),
    sayMoment: (instant: Date | string) => formatMoment(locale, instant, timeZone),
  };
}
