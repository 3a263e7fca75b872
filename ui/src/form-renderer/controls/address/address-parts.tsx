import { addressLabels, type Address } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { TextField } from '../../../components/text-field/text-field.tsx';
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
  const search = useAddressSearch(field.filter);
  const shown: readonly Part[] = isUnhoused
    ? ['city', 'state', 'zip']
    : ['addressLine1', 'city', 'state', 'zip'];
  // Error summaries lead to the field's id, so it belongs to the part that needs the person.
  const first = shown.find((part) => errors[part] !== undefined) ?? shown[0];

  function bind(part: Part) {
    return {
      id: part === first ? id : `${id}-${part}`,
      label: addressLabels[part],
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
    document.getElementById(bind('addressLine1').id)?.focus();
  }

  return (
    <>
      {!isUnhoused && (
        <>
          <StreetField
            {...bind('addressLine1')}
            search={search}
            onType={(street) => {
              if (!isManual) search.lookFor(street);
              change('addressLine1', street);
            }}
            onChoose={(found) => {
              search.stop();
              onChange({ ...addressOnly(address, 'addressLine2'), ...found, ...addressOnly(address, 'id') });
            }}
          />
          {search.offersManual && <ManualEntry onPress={enterManually} />}
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
          maxLength={10}
          fit="zip"
          onChange={({ target }) => {
            change('zip', target.value);
          }}
        />
      </div>
    </>
  );
}

type Part = keyof typeof addressLabels;

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
