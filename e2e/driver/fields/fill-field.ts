import {
  formatPhone,
  isSameAnswer,
  presentAnswer,
  renderCopy,
  tidyText,
  type AnswerValue,
  type Field,
} from '@handrail/engine';
import { expect } from '@playwright/test';
import type { Desk, FieldAt, FieldOf, Place, Spot } from './field-at.ts';
import { fillAddress } from './fill-address.ts';
import { fillCheckbox, fillCheckboxGroup, fillRadioList } from './fill-choices.ts';
import { fillComplex } from './fill-complex.ts';
import { fillDocuments } from './fill-documents.ts';
import { fillDropdown } from './fill-dropdown.ts';
import { fillDate, fillText } from './fill-text.ts';
import { findControl } from './find-control.ts';

export type FillFields = (desk: Desk, place: Place) => Promise<void>;

/** Fills in the fields of a place that can be seen; what an answer brings up is filled in too, wherever it stands. */
export async function fillFields(desk: Desk, place: Place): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const next = place.fields.find(({ key }) => {
      const path = `${place.pathPrefix}${key}`;
      return !done.has(path) && desk.form.findField(path)?.isVisible;
    });
    if (!next) return;
    done.add(`${place.pathPrefix}${next.key}`);
    await fillField(desk, place, next);
  }
}

async function fillField(desk: Desk, place: Place, field: Field): Promise<void> {
  const path = `${place.pathPrefix}${field.key}`;
  const value = place.answers[`${place.keyPrefix}${field.key}`];
  const label = `${place.labelPrefix}${renderCopy(field.copy, desk.copyValues)}`;
  const spot = { desk, place, path, label, value };
  if (field.type === 'Typography') return;
  if (field.type === 'Complex') {
    await fillComplex({ ...spot, field }, fillFields);
  } else if (field.type === 'Calculated') {
    await readCalculated({ ...spot, field });
  } else if (value !== undefined && value !== null && !isGiven(desk, path, value)) {
    await answer(spot, field);
    desk.form.setAnswer(path, toKept(field, value));
  }
}

/** What the product keeps of what is typed: without stray spaces, and phone numbers in one shape. */
function toKept(field: Answerable, value: AnswerValue): AnswerValue {
  if (field.type !== 'Text' || typeof value !== 'string') return value;
  const isPhone = field.inputType === 'Phone' || field.inputType === 'Tel';
  return isPhone ? formatPhone(tidyText(value)) : tidyText(value);
}

/** Whether it stands there already, because we knew it beforehand. */
function isGiven(desk: Desk, path: string, value: AnswerValue): boolean {
  const given = desk.form.findField(path)?.value as AnswerValue;
  return given !== undefined && isSameAnswer(given, value);
}

type Answerable = Exclude<Field, FieldOf<'Complex' | 'Calculated' | 'Typography'>>;

function answer(spot: Spot, field: Answerable): Promise<void> {
  switch (field.type) {
    case 'Address':
      return fillAddress({ ...spot, field });
    case 'Checkbox':
      return fillCheckbox({ ...spot, field });
    case 'CheckboxGroup':
      return fillCheckboxGroup({ ...spot, field });
    case 'Date':
      return fillDate({ ...spot, field });
    case 'Document':
      return fillDocuments({ ...spot, field });
    case 'Dropdown':
      return fillDropdown({ ...spot, field });
    case 'RadioList':
      return fillRadioList({ ...spot, field });
    case 'Text':
      return fillText({ ...spot, field });
  }
}

/** A worked-out value shows what the engine works out. */
async function readCalculated(at: FieldAt<'Calculated'>): Promise<void> {
  const { desk, field, path } = at;
  const value = desk.form.findField(path)?.value as AnswerValue;
  if (field.display === 'hidden' || value === undefined || value === null || value === '') return;
  await expect(findControl(at, 'status')).toHaveText(presentAnswer(field, value, { locale: 'en' }));
}
