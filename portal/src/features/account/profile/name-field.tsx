import { TextField } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import type { Form } from '../../../shared/forms/use-form.ts';

/** The full name, as it appears on documents and payments. */
export function NameField({ form }: { readonly form: Form<{ readonly name: string }> }) {
  const say = useText();
  return (
    <TextField
      id="name"
      label={say('account.name', 'Full Name')}
      hint={say('account.name.hint', 'Your first and last name, as shown on your ID.')}
      required
      autoComplete="name"
      value={form.values.name}
      error={form.errorOf('name')}
      onChange={({ target }) => {
        form.set({ name: target.value });
      }}
      onBlur={() => {
        form.leave('name');
      }}
    />
  );
}
