import { checkMailingAddress, formatAddress, type Address } from '@handrail/engine';
import type { ClaimMethod } from '@handrail/engine/payments';
import { Button, Checkbox, ErrorSummary, type PageParts } from '@handrail/ui';
import { FieldInput, FormProvider, loadControls, toFieldId } from '@handrail/ui/form-renderer';
import { Trans } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { createAddressSearch } from '../../../shared/addresses/find-addresses.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { FormButtons } from '../../../shared/forms/form-buttons.tsx';
import { RequiredNote } from '../../../shared/forms/required-note.tsx';
import { useClaim, useOffer } from '../claim-context.ts';
import { ClaimPage, useGoOn } from '../claim-page.tsx';
import type { ClaimOffer } from '../claim-query.ts';
import styles from '../claim.module.css';
import { addressKey, createAddressForm, noDocuments, toMailingAddress } from './address-form.ts';

/** Where a check or card is sent: /claim/:fulfillmentId/mailing-address (P262-P272) */
export function createAddressPage() {
  const loader = async () => ({ parts: await loadParts() }) satisfies PageParts;
  const takeOver = async () => {
    await loadParts();
  };
  return { loader, takeOver, Component: AddressPage };
}

async function loadParts(): Promise<readonly string[]> {
  return loadControls([{ key: addressKey, type: 'Address', copy: '' }]);
}

function AddressPage() {
  const say = useText();
  const { draft } = useClaim();
  const { programAddress } = useOffer();
  const [hasNoStreet, setNoStreet] = useState(isSame(draft.address, programAddress));
  const isCard = draft.method === 'PhysicalCard' || draft.method === 'VirtualCard';
  const ofProgram = isCard && programAddress ? toPlain(programAddress) : null;
  return (
    <ClaimPage
      step="mailing-address"
      title={say('claim.address.title', 'Please enter your mailing address')}
      lead={draft.method && sayWhy(say, draft.method)}
    >
      <RequiredNote />
      {ofProgram && (
        <Checkbox
          label={say('ui.form.unhoused', 'I don’t have a street address')}
          hint={
            hasNoStreet &&
            say('claim.address.program', 'We will use the program’s address: {address}', {
              address: formatAddress(say.locale, ofProgram),
            })
          }
          checked={hasNoStreet}
          onChange={({ target }) => {
            setNoStreet(target.checked);
          }}
        />
      )}
      {ofProgram && hasNoStreet ? <OfProgram address={ofProgram} /> : <OwnAddress />}
    </ClaimPage>
  );
}

function OfProgram({ address }: { readonly address: Address }) {
  const keep = useKeepAddress();
  return (
    <FormButtons>
      <Button
        variant="primary"
        onClick={() => {
          keep(address);
        }}
      >
        <Trans id="claim.continue" message="Continue" />
      </Button>
    </FormButtons>
  );
}

function OwnAddress() {
  const say = useText();
  const session = usePortal();
  const { draft } = useClaim();
  const { programAddress } = useOffer();
  const keep = useKeepAddress();
  const known = isSame(draft.address, programAddress) ? undefined : draft.address;
  const [store] = useState(() =>
    createAddressForm(say.locale, say('claim.address.label', 'Mailing address'), known),
  );
  const [findAddresses] = useState(() => createAddressSearch(session));
  const [faults, setFaults] = useState<{
    readonly turn: number;
    readonly parts: readonly [string, string][];
  }>();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    store.act((form) => form.attemptSubmit(addressKey));
    const address = (store.form.draftAnswers()[addressKey] ?? {}) as Address;
    const errors = Object.entries(checkMailingAddress(say.locale, address));
    setFaults({
      turn: (faults?.turn ?? 0) + 1,
      parts: errors.flatMap(([part, [message]]) => (message === undefined ? [] : [[part, message]])),
    });
    if (errors.length === 0) keep(address);
  }

  const count = faults?.parts.length ?? 0;
  return (
    <FormProvider
      store={store}
      copyValues={{ locale: say.locale }}
      findAddresses={findAddresses}
      offersManualAddress
      documents={noDocuments}
    >
      <form className={styles.body} onSubmit={handleSubmit} noValidate>
        {faults && count > 0 && (
          <ErrorSummary
            key={faults.turn}
            title={
              count === 1
                ? say('application.question.check-one', 'Please check 1 answer')
                : say('application.question.check', 'Please check {count} answers', { count })
            }
            errors={faults.parts.map(([part, message]) => ({
              fieldId: toFieldId(addressKey, part),
              message,
            }))}
          />
        )}
        <FieldInput path={addressKey} />
        <FormButtons>
          <Button variant="primary" type="submit">
            <Trans id="claim.continue" message="Continue" />
          </Button>
        </FormButtons>
      </form>
    </FormProvider>
  );
}

/** Keeps the address without the marks of its origin and goes on to the review (P270, P271). */
function useKeepAddress(): (address: Address) => void {
  const { open } = useClaim();
  const goOn = useGoOn('mailing-address');
  return (address) => {
    open.setDraft({ ...open.read().draft, address: toMailingAddress(address) });
    goOn();
  };
}

/** What the address is for, by method (P263). */
function sayWhy(say: Say, method: ClaimMethod): string | undefined {
  switch (method) {
    case 'Check':
      return say('claim.address.check', 'We will mail your check to this address.');
    case 'PhysicalCard':
      return say('claim.address.card', 'We will mail your prepaid card to this address.');
    case 'VirtualCard':
      return say(
        'claim.address.virtual',
        'This will be the billing address of your virtual card. Online stores may ask for it.',
      );
    case 'DirectDeposit':
    case 'Zelle':
      return undefined;
  }
}

type ProgramAddress = NonNullable<ClaimOffer['programAddress']>;

function isSame(own: Address | undefined, ofProgram: ProgramAddress | null): boolean {
  if (!own || !ofProgram) return false;
  return JSON.stringify(toMailingAddress(own)) === JSON.stringify(toPlain(ofProgram));
}

function toPlain({ addressLine2, ...address }: ProgramAddress): Address {
  return toMailingAddress({ ...address, ...(addressLine2 !== null && { addressLine2 }) });
}
