import { householdSizes, isHouseholdSize, mostPeople, type EligibilityAnswers } from '@handrail/engine';
import { SelectField, TextField } from '@handrail/ui';
import { useState } from 'react';
import { useText } from '../../shared/context/use-text.ts';

interface SizeFieldProps {
  readonly id: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly answer: EligibilityAnswers[string];
  readonly onChange: (size: string | undefined) => void;
}

/** From here on the number is typed. */
const many = 8;
const range = { least: many, most: mostPeople };

/** How many people a household has: chosen up to seven, typed from eight on. */
export function SizeField({ answer, onChange, ...words }: SizeFieldProps) {
  const say = useText();
  // What is typed need not be a size yet: the 1 of 12 is none.
  const [typed, setTyped] = useState<string>();
  const size = Number(answer ?? 0);
  const isMany = typed !== undefined || size >= many;
  const shown = typed ?? String(answer ?? '');

  return (
    <>
      <SelectField
        {...words}
        // What is wrong with a number is said, and led to, where it is typed.
        id={isMany ? `${words.id}-choice` : words.id}
        error={isMany ? undefined : words.error}
        label={say('eligibility.size', 'How many people are in your household?')}
        hint={say('eligibility.size.hint', 'Count yourself and everyone you share income with.')}
        value={isMany ? many : String(answer ?? '')}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value || undefined);
        }}
      >
        <option value="">{say('eligibility.choose', 'Choose one')}</option>
        {householdSizes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isMany && (
        <TextField
          id={words.id}
          required
          fit="zip"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          label={say('eligibility.size.exact', 'How many exactly?')}
          hint={say('eligibility.size.exact.hint', 'A number from {least} to {most}', range)}
          error={
            words.error && shown.trim() !== ''
              ? say('eligibility.size.range', 'Enter a number from {least} to {most}', range)
              : words.error
          }
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(isExact(target.value) ? String(Number(target.value)) : undefined);
          }}
        />
      )}
    </>
  );
}

function isExact(text: string): boolean {
  return isHouseholdSize(Number(text)) && Number(text) >= many;
}
