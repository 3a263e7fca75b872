import { ChoiceRow, SelectField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import type { AccountSettings, ApplicantType } from './account-query.ts';
import styles from './role-choice.module.css';
import type { Form } from './use-form.ts';

type Role = ApplicantType['role'];

interface RoleChoiceProps {
  readonly form: Form<{ readonly applicantTypeId: string }>;
  readonly choices: readonly ApplicantType[];
  readonly roles: AccountSettings['applicantTypeRoles'];
}

/** For whom a person applies and, when it is for others, as what (P575, P612, P613). */
export function RoleChoice({ form, choices, roles }: RoleChoiceProps) {
  const errorId = useId();
  const chosen = choices.find(({ id }) => id === form.values.applicantTypeId);
  const offered = [...new Set(choices.map(({ role }) => role))];
  const [role, setRole] = useState<Role | undefined>(
    chosen?.role ?? (offered.length === 1 ? offered[0] : undefined),
  );
  const error = form.errorOf('applicantTypeId');
  const typesOf = (wanted: Role) => choices.filter((type) => type.role === wanted);

  function handleRole(next: Role) {
    setRole(next);
    const types = typesOf(next);
    // Somebody who applies for themselves has no further choice; for others there may be several ways.
    const only = next === 'FirstParty' || types.length === 1 ? types[0] : undefined;
    form.set({ applicantTypeId: only?.id ?? '' });
  }

  return (
    <>
      {offered.length > 1 && (
        <fieldset className={styles.roles} aria-describedby={error && errorId}>
          <legend>
            <Trans id="account.role" message="Who are you applying for?" />
            <span className={styles.required} aria-hidden="true">
              {'\u00a0*'}
            </span>
          </legend>
          {error && !role && (
            <p id={errorId} className={styles.error}>
              {error}
            </p>
          )}
          {offered.map((each, index) => (
            <ChoiceRow
              key={each}
              id={index === 0 && !role ? 'applicantTypeId' : undefined}
              type="radio"
              name="role"
              label={descriptionOf(roles, each)}
              checked={role === each}
              onChange={() => {
                handleRole(each);
              }}
            />
          ))}
        </fieldset>
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
