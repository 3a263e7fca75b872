import { SelectField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { CaseActionView, CaseView } from '../use-case.ts';
import type { TypedAction } from './action-input.ts';

interface ReasonSelectProps {
  readonly action: CaseActionView['action'];
  readonly found: CaseView;
  readonly typed: TypedAction;
  readonly onType: (typed: TypedAction) => void;
}

/** The reasons of the program; the one that is chosen is written down below, where staff can add their own words. */
export function ReasonSelect({ action, found, typed, onType }: ReasonSelectProps) {
  const { i18n } = useLingui();
  const reasons = found.decisionReasons.filter((reason) => reason.action === action);
  // Read from the words, because a kept draft may already begin with a reason.
  const chosen = reasons.find(({ text }) => text !== '' && typed.reason.startsWith(text))?.label ?? '';
  if (reasons.length === 0) return null;

  function handleChoose(label: string) {
    const textOf = (wanted: string) => reasons.find((reason) => reason.label === wanted)?.text ?? '';
    // What staff added stays; what the last choice wrote goes.
    const [before, added] = [textOf(chosen), typed.reason.trim()];
    const own = before !== '' && added.startsWith(before) ? added.slice(before.length).trim() : added;
    onType({ ...typed, reason: [textOf(label), own].filter((text) => text !== '').join(' ') });
  }

  return (
    <SelectField
      label={i18n._({ id: 'console.reasons.label', message: 'Start from a reason' })}
      value={chosen}
      onChange={({ currentTarget }) => {
        handleChoose(currentTarget.value);
      }}
    >
      <option value="">
        <Trans id="console.reasons.own" message="In my own words" />
      </option>
      {reasons.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
