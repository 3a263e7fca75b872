import { SelectField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import type { Submitted } from './use-submitted-answers.ts';

interface VersionPickerProps {
  readonly label: string;
  readonly hint?: string;
  readonly versions: Submitted['versions'];
  readonly value: number;
  readonly onChoose: (version: number) => void;
}

/** Chooses one of the versions that were submitted. */
export function VersionPicker({ label, hint, versions, value, onChoose }: VersionPickerProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={({ currentTarget }) => {
        onChoose(Number(currentTarget.value));
      }}
    >
      {versions.map(({ number, submittedAt }) => (
        <option key={number} value={number}>
          {i18n._({
            id: 'console.case.version-option',
            message: '{number}, submitted {at}',
            values: { number, at: sayMoment(submittedAt) },
          })}
        </option>
      ))}
    </SelectField>
  );
}
