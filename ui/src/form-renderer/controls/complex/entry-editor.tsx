import { useLingui } from '@lingui/react';
import { Button } from '../../../components/button/button.tsx';
import { classNames } from '../../../class-names.ts';
import cardStyles from '../../../components/card/card.module.css';
import { toFieldId } from '../../field-id.ts';
import type { FieldOf } from '../control-props.ts';
import styles from './complex.module.css';
import { Parts, type Part } from './complex-control.tsx';

interface EntryEditorProps {
  readonly field: FieldOf<'Complex'>;
  readonly path: string;
  readonly title: string;
  readonly entryName: string;
  readonly Part: Part;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The entry that is being filled in; what is typed is kept at once, saving just closes it. */
export function EntryEditor({ field, path, title, entryName, Part, onSave, onCancel }: EntryEditorProps) {
  const { i18n } = useLingui();
  return (
    <fieldset id={toFieldId(path)} className={classNames(cardStyles.card, styles.open)}>
      <legend className={styles.title}>{title}</legend>
      <Parts field={field} path={path} Part={Part} />
      <div className={styles.editorActs}>
        {/* As the first submit button of the page it also takes the Enter key of the fields in here. */}
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {i18n._({ id: 'ui.form.save-entry', message: 'Save this {entryName}', values: { entryName } })}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {i18n._({ id: 'ui.form.cancel', message: 'Cancel' })}
        </Button>
      </div>
    </fieldset>
  );
}
