import { answer, type Field } from '@handrail/engine';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { FieldInput } from './field-input.tsx';
import { FormProvider, type FormSurroundings } from './form-context.tsx';
import { buildStore } from './testing/render-form.tsx';

describe('a form of 300 fields', () => {
  it('redraws just the edited field and those that follow from it', async () => {
    const { renders } = renderCounted();
    // By id, because looking for roles among 300 fields takes seconds here.
    expect(document.getElementById('field-field8')).toBe(null);

    await userEvent.type(document.getElementById('field-field7')!, 'yes');

    expect([...renders.keys()]).toEqual(['field7', 'field8']);
    expect(renders.get('field8')).toBe(1);
    expect(document.getElementById('field-field8')).not.toBe(null);
  });

  it('redraws no field when the page around it does', () => {
    const { renders, rerender } = renderCounted();

    rerender();

    expect([...renders.keys()]).toEqual([]);
  });
});

function renderCounted() {
  const fields = Array.from({ length: 300 }, (_each, at) => toField(at));
  const renders = new Map<string, number>();
  const surroundings: FormSurroundings = {
    store: buildStore(fields),
    copyValues: { locale: 'en' },
    findAddresses: () => Promise.resolve([]),
    documents: { upload: () => Promise.reject(new Error('no uploads here')), find: () => undefined },
    // Every field asks for its source whenever it is drawn.
    sourceOf: (path) => {
      renders.set(path, (renders.get(path) ?? 0) + 1);
      return undefined;
    },
  };
  const page = () => (
    <FormProvider {...surroundings}>
      {fields.map(({ key }) => (
        <FieldInput key={key} path={key} />
      ))}
    </FormProvider>
  );
  const { rerender } = renderScreen(page());
  expect(renders.size).toBe(300);
  renders.clear();
  return {
    renders,
    rerender: () => {
      rerender(page());
    },
  };
}

/** Field 8 is shown once field 7 says yes. */
function toField(at: number): Field {
  const field: Field = { type: 'Text', key: `field${at}`, copy: `Field ${at}` };
  return at === 8 ? { ...field, dynamicLogic: answer('field7').equals('yes') } : field;
}
