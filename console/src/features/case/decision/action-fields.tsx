import { SelectField, TextAreaField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { CaseActionView } from '../use-case.ts';
import { nameOfReader } from '../name-of-case.ts';
import { personName } from '../person-name.ts';
import type { CaseView } from '../use-case.ts';
import { ReasonSelect } from './reason-select.tsx';
import { maxReasonCharacters, type Needs, type TypedAction, type TypedFaults } from './action-input.ts';

interface ActionFieldsProps {
  readonly action: CaseActionView['action'];
  readonly found: CaseView;
  readonly needs: Needs;
  readonly typed: TypedAction;
  readonly onType: (typed: TypedAction) => void;
  readonly faults: TypedFaults;
}

/** What an action asks for: a reason, an amount, someone to give the case to. */
export function ActionFields({ action, found, needs, typed, onType, faults }: ActionFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {needs.includes('reason') && <ReasonSelect {...{ action, found, typed, onType }} />}
      {needs.includes('reason') && (
        <TextAreaField
          label={i18n._({ id: 'console.action.reason', message: 'Reason' })}
          hint={i18n._({
            id: 'console.action.reason-hint',
            message: '{name} will read this.',
            values: { name: nameOfReader(found) },
          })}
          error={faults.reason}
          required
          maxLength={maxReasonCharacters}
          value={typed.reason}
          onChange={({ currentTarget }) => {
            onType({ ...typed, reason: currentTarget.value });
          }}
        />
      )}
      {needs.includes('requestedAmount') && (
        <TextField
          label={i18n._({ id: 'console.action.amount', message: 'Amount' })}
          prefix="$"
          fit="money"
          inputMode="decimal"
          autoComplete="off"
          error={faults.amount}
          required
          value={typed.amount}
          onChange={({ currentTarget }) => {
            onType({ ...typed, amount: currentTarget.value });
          }}
        />
      )}
      {needs.includes('assignee') && (
        <SelectField
          label={i18n._({ id: 'console.action.assignee', message: 'Assign to' })}
          error={faults.assigneeId}
          required
          value={typed.assigneeId}
          onChange={({ currentTarget }) => {
            onType({ ...typed, assigneeId: currentTarget.value });
          }}
        >
          <option value="">
            <Trans id="console.action.assignee-choose" message="Choose someone" />
          </option>
          {found.assignableStaff.map((person) => (
            <option key={person.id} value={person.id}>
              {personName(person)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
