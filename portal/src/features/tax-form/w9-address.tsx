import { StateField, TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { bindChoice, bindField } from './bind-field.ts';
import type { W9FormValues } from './w9-form-values.ts';
import styles from './w9-form.module.css';
import { listW9Labels } from './w9-labels.ts';

interface W9AddressProps {
  readonly form: Form<W9FormValues>;
  readonly isFromProfile: boolean;
}

/** The address on the form; what the profile knows stands there already. */
export function W9Address({ form, isFromProfile }: W9AddressProps) {
  const labels = listW9Labels(useText());
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans id="w9.address" message="Address" />
      </legend>
      {isFromProfile && (
        <p className={styles.note}>
          <Trans id="w9.address.from-profile" message="From your profile. Please check that it is correct." />
        </p>
      )}
      <TextField
        {...bindField(form, 'addressLine1')}
        label={labels.addressLine1}
        required
        autoComplete="address-line1"
      />
      <TextField
        {...bindField(form, 'addressLine2')}
        label={labels.addressLine2}
        optional
        autoComplete="address-line2"
      />
      <TextField {...bindField(form, 'city')} label={labels.city} required autoComplete="address-level2" />
      <div className={styles.row}>
        <StateField {...bindChoice(form, 'state')} label={labels.state} required />
        <TextField
          {...bindField(form, 'zip')}
          label={labels.zip}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          fit="zip"
        />
      </div>
    </fieldset>
  );
}
