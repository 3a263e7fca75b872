import { SelectField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetAssigneesDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { nobody } from './bulk-input.ts';

interface AssigneeFieldProps {
  readonly value: string;
  readonly offersNobody?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (assignee: string) => void;
}

/** Someone of the team, or perhaps nobody. */
export function AssigneeField({ value, offersNobody = false, error, onChange }: AssigneeFieldProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data: people = [], isLoadingError } = useQuery({
    queryKey: ['assignees'],
    queryFn: async () => (await request(GetAssigneesDocument, {})).assignees,
    retry: 1,
  });

  const failed = i18n._({
    id: 'console.bulk.assignees-failed',
    message: 'We could not load your team. Please close this and try again.',
  });

  return (
    <SelectField
      label={i18n._({ id: 'console.bulk.assign', message: 'Assign to' })}
      hint={
        offersNobody
          ? undefined
          : i18n._({
              id: 'console.bulk.assignee-hint',
              message: 'Without a choice, cases stay with whoever has them.',
            })
      }
      error={isLoadingError ? failed : error}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    >
      <option value="">{i18n._({ id: 'console.bulk.choose', message: 'Choose someone' })}</option>
      {offersNobody && (
        <option value={nobody}>{i18n._({ id: 'console.bulk.nobody', message: 'Nobody' })}</option>
      )}
      {people.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name ?? email}
        </option>
      ))}
    </SelectField>
  );
}
