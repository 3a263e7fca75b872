import { RadioField, SelectField, TextField } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { everyChoices, everyText, type Faulty, type IssueDraft, startParts } from './issue-input.ts';
import type { IssueOptions } from './issue-panel.tsx';
import styles from './issue.module.css';
import { SeveralPayments } from './several-payments.tsx';

interface IssueScheduleProps {
  readonly draft: IssueDraft;
  readonly options: IssueOptions;
  readonly faults: Partial<Record<Faulty, string>>;
  readonly onChange: (changes: Partial<IssueDraft>) => void;
}

/** When and in which parts it is paid: at once, in parts of their own, or by a pattern. */
export function IssueSchedule({ draft, options, faults, onChange }: IssueScheduleProps) {
  const { i18n } = useLingui();
  const choices = [
    { value: 'once', label: i18n._({ id: 'console.issue.once', message: 'One time' }) },
    ...(options.canSplit
      ? [{ value: 'several', label: i18n._({ id: 'console.issue.several', message: 'Several payments' }) }]
      : []),
    ...(options.canRecur
      ? [{ value: 'pattern', label: i18n._({ id: 'console.issue.recurring', message: 'Recurring' }) }]
      : []),
  ];
  return (
    <>
      {choices.length > 1 && (
        <RadioField
          id="issue-schedule"
          label={i18n._({ id: 'console.issue.schedule', message: 'Schedule' })}
          options={choices}
          value={draft.schedule}
          onChange={(value) => {
            const schedule = value as IssueDraft['schedule'];
            onChange({ schedule, ...(schedule === 'several' && { parts: startParts(draft) }) });
          }}
        />
      )}
      {draft.schedule === 'several' ? (
        <SeveralPayments
          draft={draft}
          earliestDay={options.earliestDay}
          fault={faults.parts}
          onChange={(parts) => {
            onChange({ parts });
          }}
        />
      ) : (
        <div className={styles.row}>
          {draft.schedule === 'pattern' && (
            <>
              <SelectField
                label={i18n._({ id: 'console.issue.every', message: 'Every' })}
                value={draft.every}
                onChange={({ target }) => {
                  onChange({ every: target.value as IssueDraft['every'] });
                }}
              >
                {everyChoices.map((every) => (
                  <option key={every} value={every}>
                    {everyText(i18n, every)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={i18n._({ id: 'console.issue.count', message: 'Times' })}
                inputMode="numeric"
                autoComplete="off"
                error={faults.count}
                value={draft.count}
                onChange={({ currentTarget }) => {
                  onChange({ count: currentTarget.value });
                }}
              />
            </>
          )}
          <TextField
            label={i18n._({ id: 'console.issue.start', message: 'First payment' })}
            type="date"
            min={options.earliestDay}
            error={faults.start}
            value={draft.start}
            onChange={({ currentTarget }) => {
              onChange({ start: currentTarget.value });
            }}
          />
        </div>
      )}
    </>
  );
}
