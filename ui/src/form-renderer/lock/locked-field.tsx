import type { AnswerValue, Field } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { AnswerList } from '../answer-list.tsx';
import { useForm } from '../form-context.tsx';
import styles from './lock.module.css';

interface LockedFieldProps {
  readonly id: string;
  readonly path: string;
  readonly field: Field;
  readonly label: string;
  readonly value: AnswerValue;
}

/** An answer that cannot be changed now, to be read. */
export function LockedField({ id, path, field, label, value }: LockedFieldProps) {
  const { i18n } = useLingui();
  const { copyValues, documents } = useForm();
  return (
    <div id={id} className={styles.locked} tabIndex={-1}>
      <AnswerList
        fields={[{ ...field, key: path, copy: label }]}
        answers={{ [path]: value }}
        copyValues={copyValues}
        documents={documents}
      />
      <p className={styles.note}>
        <Icon name="lock" className={styles.icon} />
        {i18n._({ id: 'ui.form.locked', message: 'You can’t change this answer now.' })}
      </p>
    </div>
  );
}
