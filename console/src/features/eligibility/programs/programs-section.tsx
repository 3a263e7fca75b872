import type { ContentFault, EligibilityContent, ProgramFit } from '@handrail/engine';
import { Button, SelectField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { replaceAt } from '../change-content.ts';
import styles from '../eligibility.module.css';
import { yesNoTexts } from '../questions/question-texts.ts';
import type { DeskProgram } from '../use-eligibility-desk.ts';
import { listSubjects, startCondition, toCondition } from './condition-draft.ts';
import { ConditionRow } from './condition-row.tsx';

interface ProgramsSectionProps {
  readonly content: EligibilityContent;
  readonly programs: readonly DeskProgram[];
  readonly faults: readonly ContentFault[];
  readonly onChange: (content: EligibilityContent) => void;
}

/** Which programs fit whom. */
export function ProgramsSection({ content, programs, faults, onChange }: ProgramsSectionProps) {
  const { i18n } = useLingui();
  const fits = content.programs ?? [];
  const free = programs.filter(({ id }) => !fits.some(({ programId }) => programId === id));
  const [chosen, setChosen] = useState('');
  const added = free.find(({ id }) => id === chosen) ?? free[0];
  const subjects = listSubjects(content.questions, yesNoTexts(i18n));
  const [firstSubject] = subjects;
  const nameOf = (id: string) => programs.find((program) => program.id === id)?.name ?? id;

  const setFits = (next: readonly ProgramFit[]) => onChange({ ...content, programs: next });

  return (
    <section className={styles.section} aria-labelledby="eligibility-programs">
      <h2 id="eligibility-programs">
        <Trans id="console.eligibility.programs" message="Programs" />
      </h2>
      <p className={styles.muted}>
        <Trans
          id="console.eligibility.programs.text"
          message="A program is likely for people who pass every question and meet all of its conditions. The result says nothing about a program that is not listed here."
        />
      </p>
      <ul className={styles.cards}>
        {fits.map((fit, index) => {
          const path = `programs[${index}].`;
          const own = faults.filter((fault) => fault.path.startsWith(path));
          const setFit = (next: ProgramFit) => setFits(replaceAt(fits, index, next));
          return (
            <li key={fit.programId} className={styles.card}>
              <div className={styles.cardHead}>
                <h3 className={styles.cardTitle}>{nameOf(fit.programId)}</h3>
                <Button
                  variant="quiet"
                  aria-label={i18n._({
                    id: 'console.eligibility.remove.named',
                    message: 'Remove “{name}”',
                    values: { name: nameOf(fit.programId) },
                  })}
                  onClick={() => setFits(fits.filter((_, place) => place !== index))}
                >
                  <Trans id="console.eligibility.remove" message="Remove" />
                </Button>
              </div>
              <div className={styles.cardBody}>
                {fit.conditions.length === 0 && (
                  <p className={styles.muted}>
                    <Trans
                      id="console.eligibility.no-conditions"
                      message="No conditions: it fits everyone who passes the questions."
                    />
                  </p>
                )}
                {fit.conditions.map((condition, place) => (
                  <ConditionRow
                    key={place}
                    number={place + 1}
                    condition={condition}
                    subjects={subjects}
                    fault={own.find((fault) => fault.path.startsWith(`${path}conditions[${place}]`))?.message}
                    onChange={(next) =>
                      setFit({ ...fit, conditions: replaceAt(fit.conditions, place, next) })
                    }
                    onRemove={() =>
                      setFit({ ...fit, conditions: fit.conditions.filter((_, other) => other !== place) })
                    }
                  />
                ))}
                {firstSubject && (
                  <Button
                    aria-label={i18n._({
                      id: 'console.eligibility.condition.add.named',
                      message: 'Add a condition to {name}',
                      values: { name: nameOf(fit.programId) },
                    })}
                    onClick={() =>
                      setFit({
                        ...fit,
                        conditions: [...fit.conditions, toCondition(startCondition(firstSubject))],
                      })
                    }
                  >
                    <Trans id="console.eligibility.condition.add" message="Add a condition" />
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {added && (
        <div className={styles.add}>
          <SelectField
            label={i18n._({ id: 'console.eligibility.program.new', message: 'Program to add' })}
            value={added.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {free.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button onClick={() => setFits([...fits, { programId: added.id, conditions: [] }])}>
            <Trans id="console.eligibility.program.add" message="Add the program" />
          </Button>
        </div>
      )}
    </section>
  );
}
