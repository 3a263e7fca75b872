import { RadioField, SelectField } from '@handrail/ui';
import { useState } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import type { AccountSettings, ApplicantType } from '../../../shared/person/account-query.ts';
import type { Form } from '../../../shared/forms/use-form.ts';

type Role = ApplicantType['role'];

interface RoleChoiceProps {
  readonly form: Form<{ readonly applicantTypeId: string }>;
  readonly choices: readonly ApplicantType[];
  readonly roles: AccountSettings['applicantTypeRoles'];
}

/** For whom a person applies and, when it is for others, as what (P575, P612, P613). */
export function RoleChoice({ form, choices, roles }: RoleChoiceProps) {
  const say = useText();
  const chosen = choices.find(({ id }) => id === form.values.applicantTypeId);
  const offered = [...new Set(choices.map(({ role }) => role))];
  const [role, setRole] = useState<Role | undefined>(
    chosen?.role ?? (offered.length === 1 ? offered[0] : undefined),
  );
  const typesOf = (wanted: Role) => choices.filter((type) => type.role === wanted);

  function handleRole(next: Role) {
    setRole(next);
    const types = typesOf(next);
    // Someone who applies for themselves has no further choice; for others there may be several ways.
    const only = next === 'FirstParty' || types.length === 1 ? types[0] : undefined;
    form.set({ applicantTypeId: only?.id ?? '' });
  }

  return (
    <>
      {offered.length > 1 && (
        <RadioField
          id={role ? 'role' : 'applicantTypeId'}
          label={say('account.role', 'Who are you applying for?')}
          required
          error={role ? undefined : form.errorOf('applicantTypeId')}
          options={offered.map((each) => ({ value: each, label: descriptionOf(roles, each) }))}
          value={role ?? ''}
          onChange={(each) => {
            handleRole(each as Role);
          }}
        />
      )}
      {role === 'ThirdParty' && <TypeChoice form={form} types={typesOf('ThirdParty')} />}
    </>
  );
}

function TypeChoice({ form, types }: { form: RoleChoiceProps['form']; types: readonly ApplicantType[] }) {
  const say = useText();
  const [first] = types;
  if (!first) return null;
  const isOnly = types.length === 1;
  return (
    <SelectField
      id="applicantTypeId"
      label={say('account.type', 'Account type')}
      required={!isOnly}
      disabled={isOnly}
      error={form.errorOf('applicantTypeId')}
      value={isOnly ? first.id : form.values.applicantTypeId}
      onChange={({ target }) => {
        form.set({ applicantTypeId: target.value });
      }}
    >
      {!isOnly && <option value="">{say('account.type.choose', 'Choose')}</option>}
      {types.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** As the partner words it, or as the product does (P611). */
function descriptionOf(roles: AccountSettings['applicantTypeRoles'], role: Role): string {
  return (role === 'FirstParty' ? roles.FIRST_PARTY : roles.THIRD_PARTY).description;
}
