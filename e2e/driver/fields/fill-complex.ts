import { renderCopy, type Answers } from '@handrail/engine';
import { expect, type Locator } from '@playwright/test';
import { toEntryTitle } from '../../../ui/src/form-renderer/controls/complex/entry-words.ts';
import type { FieldAt, Place } from './field-at.ts';
import type { FillFields } from './fill-field.ts';
import { findControl } from './find-control.ts';

/** Fills in fields that belong together, once or entry by entry. */
export async function fillComplex(at: FieldAt<'Complex'>, fillFields: FillFields): Promise<void> {
  const { desk, place, field, path } = at;
  const group = findControl(at, 'group');
  if (field.repeated) {
    await addEntries(at, group, fillFields);
    return;
  }
  await fillFields(desk, {
    scope: group,
    fields: field.subFields,
    pathPrefix: `${path}.`,
    keyPrefix: `${place.keyPrefix}${field.key}.`,
    labelPrefix: toLabelPrefix(at),
    answers: place.answers,
  });
}

async function addEntries(at: FieldAt<'Complex'>, group: Locator, fillFields: FillFields): Promise<void> {
  const { desk, field, path } = at;
  const entryName = field.entryName ?? 'entry';
  const entries = (at.value ?? []) as readonly Answers[];
  for (const [position, answers] of entries.entries()) {
    await desk.hand.press(
      group.getByRole('button', {
        name: `${position === 0 ? 'Add' : 'Add another'} ${entryName}`,
        exact: true,
      }),
    );
    desk.form.addEntry(path);
    const editor = group.getByRole('group', { name: toEntryTitle(entryName, position), exact: true });
    const place: Place = {
      scope: editor,
      fields: field.subFields,
      pathPrefix: `${path}.${position}.`,
      keyPrefix: '',
      labelPrefix: toLabelPrefix(at),
      answers,
    };
    await fillFields(desk, place);
    await desk.hand.press(editor.getByRole('button', { name: `Save this ${entryName}`, exact: true }));
    await expect(group.getByRole('article')).toHaveCount(position + 1);
  }
}

function toLabelPrefix({ desk, field }: FieldAt<'Complex'>): string {
  return field.useLabelPrefix ? `${renderCopy(field.copy, desk.copyValues)} ` : '';
}
