import { Banner } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { useOffer } from '../claim-context.ts';
import { ReadPage } from './read-page.tsx';

/** How an email address is linked to Zelle: /claim/:fulfillmentId/zelle/primer (P273) */
export function ZellePrimerPage() {
  const say = useText();
  const { email } = useOffer();
  return (
    <ReadPage
      step="zelle/primer"
      title={say('claim.zelle.title', 'How To Link Zelle')}
      lead={say(
        'claim.zelle.lead',
        'Zelle sends money to an email address that is linked to a bank account.',
      )}
      lines={[
        say('claim.zelle.1', 'Open the app or the website of your bank or credit union.'),
        say('claim.zelle.2', 'Find Zelle there, often under "Transfer" or "Send money".'),
        say('claim.zelle.3', 'Add {email} and enter the code that Zelle sends you.', { email }),
        say('claim.zelle.4', 'Come back here and confirm the email address.'),
      ]}
    >
      <Banner tone="info" title={say('claim.zelle.email', 'Use your account email')}>
        {say(
          'claim.zelle.why',
          'We can only send your money to {email}, so that nobody else can receive it.',
          { email },
        )}
      </Banner>
    </ReadPage>
  );
}
