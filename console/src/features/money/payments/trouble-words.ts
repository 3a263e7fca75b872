import type { PaymentTrouble } from '@handrail/engine/payments';
import type { I18n } from '@lingui/core';

export function troubleText(i18n: I18n, trouble: PaymentTrouble): string {
  switch (trouble) {
    case 'held':
      return i18n._({ id: 'console.payments.held', message: 'On hold' });
    case 'unknown':
      return i18n._({ id: 'console.payments.unknown', message: 'No answer from the provider' });
    case 'returned':
      return i18n._({ id: 'console.payments.returned', message: 'Returned by the bank' });
    case 'failed':
      return i18n._({ id: 'console.payments.failed', message: 'Failed' });
    case 'recalled':
      return i18n._({ id: 'console.payments.recalled', message: 'Taken back by staff' });
    case 'recallStuck':
      return i18n._({
        id: 'console.payments.recall-stuck',
        message: 'Asked to take it back, provider disconnected',
      });
    case 'stranded':
      return i18n._({ id: 'console.payments.stranded', message: 'Provider disconnected, no report' });
    case 'unclaimed':
      return i18n._({ id: 'console.payments.unclaimed', message: 'Not claimed for a week' });
    case 'coolingDown':
      return i18n._({ id: 'console.payments.cooling-down', message: 'Paused after a change' });
    case 'unrecorded':
      return i18n._({ id: 'console.payments.unrecorded', message: 'Not recorded for a week' });
  }
}
