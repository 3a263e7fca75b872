import { renderCopy, type Question } from '@handrail/engine';
import { Banner } from '@handrail/ui';
import { useApplication } from '../application-context.tsx';
import styles from '../steps/step-view.module.css';

/** What earlier applications leave of a limit, said before the person fills in the question. */
export function AllowanceNotes({ fields }: Pick<Question, 'fields'>) {
  const { store, copyValues } = useApplication();
  const { allowances = {} } = store.form.settings;
  return fields.flatMap(({ key }) => {
    const note = allowances[key]?.note;
    if (note === undefined) return [];
    return (
      <div key={key} className={styles.notice}>
        <Banner tone="info" title={renderCopy(note, copyValues)} />
      </div>
    );
  });
}
