import { accountTypes, formatAddress, type AccountType } from '@handrail/engine';
import { paymentMethodLabels, type ClaimDraft } from '@handrail/engine/payments';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { FormButtons } from '../../../shared/forms/form-buttons.tsx';
import { useClaim } from '../claim-context.ts';
import { ClaimPage } from '../claim-page.tsx';
import { sayWhere } from '../claim-words.ts';
import styles from '../claim.module.css';
import { useClaimSubmit } from '../submitting/use-claim-submit.ts';
import { AmountCard } from './amount-card.tsx';
import { MaskedNumber } from './masked-number.tsx';
import { ReviewBox } from './review-box.tsx';

/** Everything that was entered, before it is submitted: /claim/:fulfillmentId/review */
export function ReviewPage() {
  const say = useText();
  const { draft } = useClaim();
  const { submit, isBusy, warning } = useClaimSubmit();
  const { method } = draft;
  if (!method) return null;
  return (
    <ClaimPage step="review" title={say('claim.review.title', 'Check where we send your money')}>
      <AmountCard method={method} />
      <ReviewBox title={say('claim.review.method', 'Payment method')} part="method" isBusy={isBusy}>
        <div className={styles.method}>
          <strong>{paymentMethodLabels(say.locale)[method]}</strong>
          <p>{sayWhere(say, method)}</p>
        </div>
      </ReviewBox>
      {method === 'DirectDeposit' ? (
        <BankBox draft={draft} isBusy={isBusy} />
      ) : (
        <AddressBox draft={draft} isBusy={isBusy} />
      )}
      {warning !== undefined && <Banner tone="warning" live title={warning} />}
      <FormButtons>
        <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
          <Trans id="claim.submit" message="Submit My Claim" />
        </Button>
      </FormButtons>
    </ClaimPage>
  );
}

interface BoxProps {
  readonly draft: ClaimDraft;
  readonly isBusy: boolean;
}

function BankBox({ draft, isBusy }: BoxProps) {
  const say = useText();
  const { routingNumber, accountType, accountNumber = '' } = draft;
  return (
    <>
      <ReviewBox title={say('claim.review.bank', 'Bank account')} part="bankAccount" isBusy={isBusy}>
        <dl>
          <Fact name={say('bank.routing-number', 'Routing Number')}>{routingNumber}</Fact>
          <Fact name={say('bank.account-type', 'Account Type')}>
            {accountTypes(say.locale)[accountType as AccountType]}
          </Fact>
          <Fact name={say('bank.account-number', 'Account Number')}>
            <MaskedNumber number={accountNumber} />
          </Fact>
        </dl>
      </ReviewBox>
      <Banner
        tone="info"
        title={say('claim.review.check', 'Check the numbers with your bank app or a check.')}
      >
        {say(
          'claim.review.wrong',
          'If a number is wrong, the money comes back to us and reaches you later. Your award stays yours.',
        )}
      </Banner>
    </>
  );
}

function AddressBox({ draft, isBusy }: BoxProps) {
  const say = useText();
  const address = draft.address ?? {};
  return (
    <ReviewBox title={say('claim.review.address', 'Mailing address')} part="address" isBusy={isBusy}>
      <p className={styles.method}>{formatAddress(say.locale, address)}</p>
    </ReviewBox>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
