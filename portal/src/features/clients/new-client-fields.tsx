import { formatPhone } from '@handrail/engine';
import { RadioField, TextField } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import type { ClientValues } from './client-values.ts';

/** What is asked of a client who is entered now: a name, and what tells them from others of that name. */
export function NewClientFields({ form }: { readonly form: Form<ClientValues> }) {
  const say = useText();
  const { kind } = form.values;
  const bind = (field: 'name' | 'email' | 'phone' | 'birthDate') => ({
    id: field,
    value: form.values[field],
    error: form.errorOf(field),
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      form.set({ [field]: target.value });
    },
    onBlur: () => {
      form.leave(field);
    },
  });

  return (
    <>
      <RadioField
        id="kind"
        label={say('client.kind', 'Your client is')}
        options={[
          { value: 'person', label: say('client.kind.person', 'A person') },
          { value: 'business', label: say('client.kind.business', 'A business') },
        ]}
        value={kind}
        onChange={(chosen) => {
          form.set({ kind: chosen === 'business' ? 'business' : 'person' });
        }}
      />
      <TextField
        {...bind('name')}
        label={
          kind === 'business'
            ? say('client.business-name', 'Business name')
            : say('client.name', 'Client’s full name')
        }
        required
      />
      {kind === 'person' && (
        <TextField
          {...bind('birthDate')}
          label={say('client.birth-date', 'Date of birth')}
          hint={say(
            'client.birth-date.hint',
            'MM/DD/YYYY. This helps us tell apart people with the same name.',
          )}
          optional
          inputMode="numeric"
          fit="date"
        />
      )}
      <TextField
        {...bind('email')}
        label={say('client.email', 'Client’s email')}
        optional
        type="email"
        inputMode="email"
      />
      <TextField
        {...bind('phone')}
        label={say('client.phone', 'Client’s phone number')}
        optional
        type="tel"
        inputMode="tel"
        fit="phone"
        onBlur={() => {
          form.set({ phone: formatPhone(form.values.phone) });
          form.leave('phone');
        }}
      />
    </>
  );
}
