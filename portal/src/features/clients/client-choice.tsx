import { mostClients } from '@handrail/engine';
import { RadioField, TextField } from '@handrail/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { newClient, type ClientValues } from './client-values.ts';
import { clientsQuery, type Client } from './clients-query.ts';

interface ClientChoiceProps {
  readonly form: Form<ClientValues>;
  /** Those entered last. */
  readonly latest: readonly Client[];
}

/** A client whom the advocate has already, or a new one. Many are found by name. */
export function ClientChoice({ form, latest }: ClientChoiceProps) {
  const say = useText();
  const session = usePortal();
  const [search, setSearch] = useState('');
  const { data: found = latest } = useQuery({
    ...clientsQuery(session, search.trim()),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      {latest.length >= mostClients && (
        <TextField
          id="search"
          label={say('client.find', 'Find a client')}
          hint={say('client.find.hint', 'Search by name. The list shows the clients you added last.')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
      )}
      <RadioField
        id="clientId"
        label={say('client.choose', 'Your client')}
        required
        options={[
          ...found.map(({ id, name, email }) => ({
            value: id,
            label: name ?? '',
            ...(email !== null && { description: email }),
          })),
          { value: newClient, label: say('client.new', 'Someone new') },
        ]}
        value={form.values.clientId}
        error={form.errorOf('clientId')}
        onChange={(clientId) => {
          form.set({ clientId });
          // What was wrong was said of the choice before.
          form.startOver();
        }}
      />
    </>
  );
}
