import { addressLabels, type Address, type RequiredAddressPart } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { afterPress } from '../../../press/after-press.ts';
import { useForm } from '../../form-context.tsx';
import { localeOf } from '../../../texts/use-locale.ts';
import type { FieldOf } from '../control-props.ts';
import styles from './address.module.css';
import { addressOnly, addressWithout } from './address-without.ts';
import type { PartErrors } from './list-part-errors.ts';
import { StateField } from './state-field.tsx';
import { StreetField } from './street-field.tsx';
import { useAddressSearch } from './use-address-search.ts';

interface AddressPartsProps {
  readonly id: string;
  readonly field: FieldOf<'Address'>;
  readonly address: Address;
  readonly errors: PartErrors['parts'];
  readonly required: boolean;
  readonly isUnhoused: boolean;
  readonly onChange: (address: Address) => void;
}

/** The parts of an address, each of which can be typed. */
export function AddressParts({
  id,
  field,
  address,
  errors,
  required,
  isUnhoused,
  onChange,
}: AddressPartsProps) {
  const { i18n } = useLingui();
  const [isManual, setManual] = useState(false);
  // Someone who comes back to a street sees what is still missing.
  const [isOpen, setOpen] = useState(Boolean(address.addressLine1 ?? address.addressLine2));
  const search = useAddressSearch(field.filter);
  const { offersManualAddress = false } = useForm();
  const isWhole =
    isOpen || isUnhoused || placeParts.some((part) => Boolean(address[part]) || errors[part] !== undefined);

  function bind(part: Part) {
    return {
      id: `${id}-${part}`,
      label: addressLabels(localeOf(i18n))[part],
      error: errors[part],
      required,
      value: address[part] ?? '',
    };
  }

  /** A place that was changed by hand is no longer where the lookup found it. */
  function change(part: Part, value: string) {
    onChange({ ...addressWithout(address, 'county', 'latitude', 'longitude'), [part]: value });
  }

  function enterManually() {
    search.stop();
    setManual(true);
    setOpen(true);
    document.getElementById(bind('addressLine1').id)?.focus();
  }

  return (
    <>
      {!isUnhoused && (
        <>
          <StreetField
            {...bind('addressLine1')}
            search={search}
            onType={(street, isFilledIn) => {
              if (!isManual) search.lookFor(street);
              change('addressLine1', street);
              // A browser that fills in addresses goes on with the parts that it finds.
              if (isFilledIn) setOpen(true);
            }}
            onChoose={(found) => {
              search.stop();
              onChange({ ...addressOnly(address, 'addressLine2'), ...found, ...addressOnly(address, 'id') });
            }}
            onLeave={() => {
              // Someone who moves on without a suggestion types the rest in the fields that follow.
              if (address.addressLine1)
                afterPress(() => {
                  setOpen(true);
                });
            }}
          />
          {(offersManualAddress || search.offersManual) && !isWhole && (
            <ManualEntry onPress={enterManually} />
          )}
          <TextField
            id={`${id}-addressLine2`}
            label={i18n._({ id: 'ui.form.apartment', message: 'Apartment, suite or unit' })}
            optional
            autoComplete="address-line2"
            value={address.addressLine2 ?? ''}
            onChange={({ target }) => {
              onChange({ ...address, addressLine2: target.value });
            }}
          />
        </>
      )}
      {isWhole && (
        <div className={styles.place}>
          <TextField
            {...bind('city')}
            autoComplete="address-level2"
            onChange={({ target }) => {
              change('city', target.value);
            }}
          />
          <StateField
            {...bind('state')}
            onChange={(value) => {
              change('state', value);
            }}
          />
          <TextField
            {...bind('zip')}
            autoComplete="postal-code"
            inputMode="numeric"
            fit="zip"
            onChange={({ target }) => {
              change('zip', target.value);
            }}
          />
        </div>
      )}
    </>
  );
}

type Part = RequiredAddressPart;

/** The parts that a lookup finds; they stand there once there is something to see or to type in them. */
const placeParts = ['city', 'state', 'zip'] as const satisfies readonly Part[];

function ManualEntry({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.manual} role="status">
      <p>
        {i18n._({
          id: 'ui.form.manual-address-hint',
          message: "Can't find your address? Click the button below to manually input your address.",
        })}
      </p>
      <Button size="small" onClick={onPress}>
        {i18n._({ id: 'ui.form.manual-address', message: 'Manually input address' })}
      </Button>
    </div>
  );
}
