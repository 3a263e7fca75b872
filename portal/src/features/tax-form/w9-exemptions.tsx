import { exemptFatcaCodes, exemptPayeeCodes } from '@handrail/engine';
import { SelectField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { bindField } from './bind-field.ts';
import type { W9FormValues } from './w9-form-values.ts';
import styles from './w9-form.module.css';
import { listW9Labels } from './w9-labels.ts';

/** Codes that few businesses have (P764, P765). */
export function W9Exemptions({ form }: { readonly form: Form<W9FormValues> }) {
  const say = useText();
  const labels = listW9Labels(say);
  const none = say('w9.exempt.none', 'None');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans id="w9.exemptions" message="Exemptions" />
      </legend>
      <p className={styles.note}>
        <Trans
          id="w9.exemptions.hint"
          message="Only certain businesses have these codes. Leave both at None if you are not sure."
        />
      </p>
      <CodeField
        {...bindField(form, 'exemptPayeeCode')}
        {...{ none }}
        label={labels.exemptPayeeCode}
        codes={exemptPayeeCodes}
      />
      <CodeField
        {...bindField(form, 'exemptFATCACode')}
        {...{ none }}
        label={labels.exemptFATCACode}
        codes={exemptFatcaCodes}
      />
    </fieldset>
  );
}

interface CodeFieldProps extends ReturnType<typeof bindField> {
  readonly label: string;
  readonly codes: readonly string[];
  readonly none: string;
}

function CodeField({ codes, none, ...field }: CodeFieldProps) {
  return (
    <SelectField {...field} optional>
      <option value="">{none}</option>
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  );
}
