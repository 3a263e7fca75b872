import { StateField, TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import styles from './address-fields.module.css';
import type { InformationValues } from './information-values.ts';
import type { Form } from '../../../shared/forms/use-form.ts';

type Part = 'addressLine1' | 'addressLine2' | 'city' | 'zip';

/** The mailing address, which is optional (P578). */
export function AddressFields({ form }: { readonly form: Form<InformationValues> }) {
  const say = useText();
  const bind = (part: Part) => ({
    id: part,
    value: form.values[part],
    error: form.errorOf(part),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      form.set({ [part]: target.value });
    },
  });

  return (
    <fieldset className={styles.address}>
      <legend>
        <Trans id="account.address" message="Mailing address" />{' '}
        <span className={styles.optional}>
          <Trans id="account.optional" message="(optional)" />
        </span>
      </legend>
      <TextField
        {...bind('addressLine1')}
        label={say('account.address.street', 'Street Address')}
        autoComplete="address-line1"
      />
      <TextField
        {...bind('addressLine2')}
        label={say('account.address.unit', 'Apartment, suite or unit')}
        optional
        autoComplete="address-line2"
      />
      <TextField
        {...bind('city')}
        label={say('account.address.city', 'City')}
        autoComplete="address-level2"
      />
      <div className={styles.row}>
        <StateField
          id="state"
          label={say('account.address.state', 'State')}
          required={false}
          value={form.values.state}
          error={form.errorOf('state')}
          onChange={(state) => {
            form.set({ state });
          }}
        />
        <TextField
          {...bind('zip')}
          label={say('account.address.zip', 'Zip Code')}
          inputMode="numeric"
          autoComplete="postal-code"
          fit="zip"
          onBlur={() => {
            form.leave('zip');
          }}
        />
      </div>
    </fieldset>
  );
}
