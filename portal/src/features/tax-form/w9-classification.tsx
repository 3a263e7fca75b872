import { businessTaxClassifications } from '@handrail/engine';
import { RadioField, TextField } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { bindChoice, bindField } from './bind-field.ts';
import type { W9FormValues } from './w9-form-values.ts';
import { listW9Labels } from './w9-labels.ts';

/** Who is taxed, and as what (P588, P591-P593). */
export function W9Classification({ form }: { readonly form: Form<W9FormValues> }) {
  const say = useText();
  const labels = listW9Labels(say);
  const isBusiness = form.values.taxClassification === 'business';
  return (
    <>
      <RadioField
        {...bindChoice(form, 'taxClassification')}
        label={labels.taxClassification}
        required
        options={[
          { value: 'individual', label: say('w9.individual', 'Individual') },
          { value: 'business', label: say('w9.business', 'Business') },
        ]}
      />
      <TextField
        {...bindField(form, 'name')}
        label={labels.name}
        hint={
          isBusiness
            ? say('w9.name.business', 'The name of the business, as shown on its tax return.')
            : say('w9.name.hint', 'As shown on your tax return.')
        }
        required
        autoComplete={isBusiness ? 'organization' : 'name'}
      />
      {isBusiness && <BusinessFields form={form} />}
    </>
  );
}

function BusinessFields({ form }: { readonly form: Form<W9FormValues> }) {
  const say = useText();
  const labels = listW9Labels(say);
  const { businessTaxClassification } = form.values;
  return (
    <>
      <RadioField
        {...bindChoice(form, 'businessTaxClassification')}
        label={labels.businessTaxClassification}
        required
        options={Object.entries(businessTaxClassifications(say.locale)).map(([value, label]) => ({
          value,
          label,
        }))}
      />
      {businessTaxClassification === 'llc' && (
        <RadioField
          {...bindChoice(form, 'llcBusinessTaxClassification')}
          label={labels.llcBusinessTaxClassification}
          required
          options={[
            { value: 'C', label: say('w9.llc.C', 'C: C corporation') },
            { value: 'S', label: say('w9.llc.S', 'S: S corporation') },
            { value: 'P', label: say('w9.llc.P', 'P: Partnership') },
          ]}
        />
      )}
      {businessTaxClassification === 'other' && (
        <TextField {...bindField(form, 'otherEntityType')} label={labels.otherEntityType} required />
      )}
    </>
  );
}
