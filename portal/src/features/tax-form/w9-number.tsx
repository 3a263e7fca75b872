import { RadioField, SecretField, TextField } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { bindChoice, bindField } from './bind-field.ts';
import { formatEin, formatSsn, type W9FormValues } from './w9-form-values.ts';
import { listW9Labels } from './w9-labels.ts';
import { W9Exemptions } from './w9-exemptions.tsx';

/** The taxpayer's number: of an individual one of two kinds, of a business an EIN (P587-P590). */
export function W9Number({ form }: { readonly form: Form<W9FormValues> }) {
  const say = useText();
  const labels = listW9Labels(say);
  const { taxClassification, tin } = form.values;
  const isIndividual = taxClassification === 'individual';
  const isBusiness = taxClassification === 'business';
  const hasEin = isBusiness || (isIndividual && tin === 'EIN');

  return (
    <>
      {isIndividual && (
        <RadioField
          {...bindChoice(form, 'tin')}
          label={labels.tin}
          required
          options={[
            { value: 'SSN', label: say('w9.ssn', 'Social Security Number (SSN)') },
            { value: 'EIN', label: say('w9.ein', 'Employer Identification Number (EIN)') },
          ]}
        />
      )}
      {isIndividual && tin === 'SSN' && <TinField form={form} field="ssn" format={formatSsn} />}
      {hasEin && (
        <>
          <TinField form={form} field="ein" format={formatEin} />
          <TextField
            {...bindField(form, 'dba')}
            label={labels.dba}
            hint={say('w9.dba.hint', 'If it is different from the name above.')}
            optional
            autoComplete="organization"
          />
        </>
      )}
      {isBusiness && <W9Exemptions form={form} />}
    </>
  );
}

interface TinFieldProps {
  readonly form: Form<W9FormValues>;
  readonly field: 'ssn' | 'ein';
  readonly format: (text: string) => string;
}

/** Nine digits, which get their hyphens once they were typed. */
function TinField({ form, field, format }: TinFieldProps) {
  const say = useText();
  const bound = bindField(form, field);
  return (
    <SecretField
      {...bound}
      label={listW9Labels(say)[field]}
      hint={say('w9.tin.hint', '9 digits. We encrypt it and show only the last four.')}
      required
      inputMode="numeric"
      fit="phone"
      onBlur={() => {
        form.set({ [field]: format(form.values[field]) });
        bound.onBlur();
      }}
    />
  );
}
