import { paymentMethodLabels } from '@handrail/engine/payments';
import { useText } from '../../../shared/context/use-text.ts';
import { useClaim } from '../claim-context.ts';
import { listPrimer } from './primer-words.ts';
import { ReadPage } from './read-page.tsx';

/** What will happen with the chosen method: /claim/:fulfillmentId/primer */
export function PrimerPage() {
  const say = useText();
  const { method } = useClaim().draft;
  if (!method) return null;
  return (
    <ReadPage
      step="primer"
      title={say('claim.primer.title', 'How It Works')}
      lead={paymentMethodLabels(say.locale)[method]}
      lines={listPrimer(say, method)}
    />
  );
}
