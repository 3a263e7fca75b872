import type { Field } from '@handrail/engine';
import { FormExample } from '../form-example.tsx';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';
import { sampleAnswers, sampleFields } from './sample-fields.ts';

/** Every kind of field, answered and as after a failed submit. */
export function FormSection() {
  return (
    <Section title="Form fields">
      <div className={styles.columns}>
        <FormExample fields={sampleFields} answers={sampleAnswers} sourceOf={sayWhereFrom} />
        <FormExample fields={unanswered} isAttempted />
      </div>
    </Section>
  );
}

const unanswered: readonly Field[] = sampleFields
  .filter(({ type }) => type !== 'Typography' && type !== 'Calculated')
  .map((field) => ({ ...field, key: `unanswered.${field.key}` }));

function sayWhereFrom(path: string): string | undefined {
  return path === 'rent' ? 'From your last application. Change it if it is different now.' : undefined;
}
