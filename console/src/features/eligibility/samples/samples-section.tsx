import type { ContentFault, EligibilityContent, SampleHousehold } from '@handrail/engine';
import { Button, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { replaceAt } from '../change-content.ts';
import styles from '../eligibility.module.css';
import { AnswerFields } from './answer-fields.tsx';

interface SamplesSectionProps {
  readonly content: EligibilityContent;
  readonly faults: readonly ContentFault[];
  readonly onChange: (content: EligibilityContent) => void;
}

/** Made-up households that show whose verdict a change flips. */
export function SamplesSection({ content, faults, onChange }: SamplesSectionProps) {
  const { i18n } = useLingui();
  const samples = content.samples ?? [];
  const [openId, setOpenId] = useState<string>();
  const unnamed = i18n._({ id: 'console.eligibility.unnamed', message: 'Not written yet' });
  const setSamples = (next: readonly SampleHousehold[]) => onChange({ ...content, samples: next });

  function add() {
    const sample = { id: crypto.randomUUID(), name: '', answers: {} };
    setSamples([...samples, sample]);
    setOpenId(sample.id);
  }

  return (
    <section className={styles.section} aria-labelledby="eligibility-samples">
      <h2 id="eligibility-samples">
        <Trans id="console.eligibility.samples" message="Sample households" />
      </h2>
      <p className={styles.muted}>
        <Trans
          id="console.eligibility.samples.text"
          message="Made-up people, such as “A family of four in Queens with $48,000”. Before you publish, you see whose result changes. Applicants never see them."
        />
      </p>
      <ul className={styles.cards}>
        {samples.map((sample, index) => {
          const isOpen = openId === sample.id;
          const own = faults.filter((fault) => fault.path.startsWith(`samples[${index}].`));
          const setSample = (next: SampleHousehold) => setSamples(replaceAt(samples, index, next));
          return (
            <li key={sample.id} className={styles.card}>
              <div className={styles.cardHead}>
                <Button
                  variant="quiet"
                  className={styles.cardTitle}
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? undefined : sample.id)}
                >
                  {sample.name || unnamed}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={i18n._({
                    id: 'console.eligibility.remove.named',
                    message: 'Remove “{name}”',
                    values: { name: sample.name || unnamed },
                  })}
                  onClick={() => setSamples(samples.filter(({ id }) => id !== sample.id))}
                >
                  <Trans id="console.eligibility.remove" message="Remove" />
                </Button>
              </div>
              {own.map(({ message }) => (
                <p key={message} className={styles.fault}>
                  {message}
                </p>
              ))}
              {isOpen && (
                <div className={styles.cardBody}>
                  <TextField
                    label={i18n._({
                      id: 'console.eligibility.sample.name',
                      message: 'Name of the household',
                    })}
                    value={sample.name}
                    onChange={({ currentTarget }) => setSample({ ...sample, name: currentTarget.value })}
                  />
                  <AnswerFields
                    questions={content.questions}
                    answers={sample.answers}
                    onChange={(answers) => setSample({ ...sample, answers })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Button onClick={add}>
        <Trans id="console.eligibility.sample.add" message="Add a household" />
      </Button>
    </section>
  );
}
