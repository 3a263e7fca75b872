import { mostEntries } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { Fragment, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button/button.tsx';
import { Glyph } from '../../../components/icon/icon.tsx';
import { toFieldId } from '../../field-id.ts';
import { useForm } from '../../form-context.tsx';
import { useFocusAfter } from '../../use-focus-after.ts';
import { fieldIcons } from '../field-icons.ts';
import { GroupFrame } from '../group-frame.tsx';
import { RemovedRow } from '../removed-row.tsx';
import styles from './complex.module.css';
import type { ComplexControlProps } from './complex-control.tsx';
import { dropBlankEntriesOf, isBlankEntry } from './drop-blank-entries.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { toEditId, toEntryTitle } from './entry-words.ts';
import { useEntries, type OpenEntry, type RemovedEntry } from './use-entries.ts';

/** A list of entries: the finished ones as cards, one of them open at a time. */
export function RepeatedControl(props: ComplexControlProps) {
  const { field, state, id, label, hint, error, required, optional, note, Part } = props;
  const { i18n } = useLingui();
  const { store } = useForm();
  const { path } = state;
  const count = typeof state.value === 'number' ? state.value : 0;
  const entries = useEntries(path, count);
  const { open } = entries;
  const focusAfter = useFocusAfter();
  const entryName = field.entryName ?? i18n._({ id: 'ui.form.entry', message: 'entry' });
  const toEntryId = (position: number) => toFieldId(`${path}.${position}`);

  function focusOn(elementId: string) {
    focusAfter(() => document.getElementById(elementId));
  }

  function handleAdd() {
    // An entry that is open and blank is the one that they ask for.
    if (open && isBlankEntry(store, path, open.position)) {
      findFirstControl(toEntryId(open.position))?.focus();
      return;
    }
    entries.add();
    focusAfter(() => findFirstControl(toEntryId(count)));
  }

  function handleEdit(position: number, fieldId?: string) {
    // A blank entry comes last and goes without a trace.
    if (open && isBlankEntry(store, path, open.position)) entries.forget(entries.remove(open.position, ''));
    entries.edit(position);
    if (fieldId === undefined) focusAfter(() => findFirstControl(toEntryId(position)));
    else focusOn(fieldId);
  }

  function handleRemove(position: number, title: string) {
    focusOn(toUndoId(id, entries.remove(position, title)));
  }

  function handleCancel(opened: OpenEntry) {
    if (opened.before) {
      focusOn(toEditId(toEntryId(opened.position)));
      entries.restore(opened);
      return;
    }
    const removed = entries.remove(opened.position, toEntryTitle(entryName, opened.position));
    const isBlank = Object.keys(removed.answers).length === 0;
    if (isBlank) entries.forget(removed);
    focusOn(isBlank ? id : toUndoId(id, removed));
  }

  function handleSave(position: number) {
    const isBlank = isBlankEntry(store, path, position);
    if (isBlank && flushSync(() => entries.attempt(position))) {
      findFirstInvalid(toEntryId(position))?.focus();
      return;
    }
    if (isBlank) {
      entries.forget(entries.remove(position, ''));
      focusOn(id);
      return;
    }
    focusOn(toEditId(toEntryId(position)));
    entries.close();
  }

  // Someone who leaves the page with a blank entry has added nothing.
  useEffect(
    () => () => {
      dropBlankEntriesOf(store, path);
    },
    [store, path],
  );

  const listRemoved = (isHere: (entry: RemovedEntry) => boolean) =>
    entries.removed.filter(isHere).map((entry) => (
      <RemovedRow
        key={`removed-${entry.key}`}
        undoId={toUndoId(id, entry)}
        name={entry.title}
        onUndo={() => {
          entries.undo(entry);
          focusOn(toEditId(toEntryId(Math.min(entry.position, count))));
        }}
      />
    ));

  return (
    <GroupFrame {...{ id, label, hint, error, required, optional, note }}>
      <ul className={styles.entries}>
        {Array.from({ length: count }, (_, position) => (
          <Fragment key={position}>
            {listRemoved((entry) => entry.position === position)}
            <li>
              {open?.position === position ? (
                <EntryEditor
                  field={field}
                  path={`${path}.${position}`}
                  title={toEntryTitle(entryName, position)}
                  entryName={entryName}
                  Part={Part}
                  onSave={() => {
                    handleSave(position);
                  }}
                  onCancel={() => {
                    handleCancel(open);
                  }}
                />
              ) : (
                <EntryCard
                  field={field}
                  listPath={path}
                  position={position}
                  entryName={entryName}
                  onEdit={handleEdit}
                  onRemove={handleRemove}
                />
              )}
            </li>
          </Fragment>
        ))}
        {listRemoved((entry) => entry.position >= count)}
      </ul>
      <div className={styles.add}>
        {count === 0 && (
          <p className={styles.empty}>
            {i18n._({
              id: 'ui.form.no-entries',
              message: 'No {entryName} added yet.',
              values: { entryName },
            })}
          </p>
        )}
        {count < mostEntries ? (
          <Button id={id} onClick={handleAdd}>
            <Glyph path={fieldIcons.plus} />
            {count === 0
              ? i18n._({ id: 'ui.form.add', message: 'Add {entryName}', values: { entryName } })
              : i18n._({
                  id: 'ui.form.add-another',
                  message: 'Add another {entryName}',
                  values: { entryName },
                })}
          </Button>
        ) : (
          <p className={styles.empty}>
            {i18n._({
              id: 'ui.form.most-entries',
              message: 'You have added {count}, which is the most you can add here.',
              values: { count },
            })}
          </p>
        )}
      </div>
    </GroupFrame>
  );
}

function toUndoId(id: string, { key }: RemovedEntry): string {
  return `${id}-undo-${key}`;
}

function findFirstControl(entryId: string): HTMLElement | null | undefined {
  return document.getElementById(entryId)?.querySelector<HTMLElement>('input, select, textarea, button');
}

function findFirstInvalid(entryId: string): HTMLElement | null | undefined {
  const entry = document.getElementById(entryId);
  return (
    entry?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea)') ??
    findFirstControl(entryId)
  );
}
