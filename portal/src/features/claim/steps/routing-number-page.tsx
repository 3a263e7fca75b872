import { toPlainNumber } from '@handrail/engine';
import { TextField } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { useClaim } from '../claim-context.ts';
import { bindNumber, NumberPage, useNumberForm } from './number-page.tsx';

/** The number of the bank, twice: /claim/:fulfillmentId/ach/routing-number (P255) */
export function RoutingNumberPage() {
  const say = useText();
  const { draft } = useClaim();
  const known = draft.routingNumber ?? '';
  const form = useNumberForm('ach/routing-number', {
    number: 'routingNumber',
    confirmation: 'confirmRoutingNumber',
    initial: known,
    toDraft: (number) => ({ routingNumber: toPlainNumber(number) }),
  });
  const labels = {
    routingNumber: say('bank.routing-number', 'Routing Number'),
    confirmRoutingNumber: say('bank.confirm-routing-number', 'Confirm Routing Number'),
  };
  return (
    <NumberPage
      step="ach/routing-number"
      title={say('claim.routing.title', 'What is your routing number?')}
      form={form}
      labels={labels}
    >
      <TextField
        {...bindNumber(form, 'routingNumber')}
        fit="phone"
        label={labels.routingNumber}
        hint={say('bank.routing-number.hint', '9 digits, at the bottom left of a check.')}
      />
      <TextField
        {...bindNumber(form, 'confirmRoutingNumber')}
        fit="phone"
        label={labels.confirmRoutingNumber}
      />
    </NumberPage>
  );
}
