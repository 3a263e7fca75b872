import { answer, type Field } from '@handrail/engine';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { FieldInput } from './field-input.tsx';
import { FormProvider } from './form-context.tsx';
import { buildStore } from './testing/render-form.tsx';

describe('a form of 300 fields', () => {
  it('redraws just the edited field and those that follow from it', async () => {
    const fields = Array.from({ length: 300 }, (_each, at) => toField(at));
    const renders = new Map<string, number>();
    renderScreen(
      <FormProvider
        store={buildStore(fields)}
        copyValues={{}}
        findAddresses={() => Promise.resolve([])}
        documents={{ upload: () => Promise.reject(new Error('no uploads here')), find: () => undefined }}
      >
        {fields.map(({ key }) => (
          <Profiler
            key={key}
            id={key}
            onRender={(id) => {
              renders.set(id, (renders.get(id) ?? 0) + 1);
            }}
          >
            <FieldInput path={key} />
          </Profiler>
        ))}
      </FormProvider>,
    );
    // By id, because looking for roles among 300 fields takes seconds here.
    const input = document.getElementById('field-field7')!;
    expect(document.getElementById('field-field8')).toBe(null);
    renders.clear();

    await userEvent.type(input, 'yes');

    expect([...renders.keys()]).toEqual(['field7', 'field8']);
    expect(renders.get('field8')).toBe(1);
    expect(document.getElementById('field-field8')).not.toBe(null);
  });
});

/** Field 8 is shown once field 7 says yes. */
function toField(at: number): Field {
  const field: Field = { type: 'Text', key: `field${at}`, copy: `Field ${at}` };
  return at === 8 ? { ...field, dynamicLogic: answer('field7').equals('yes') } : field;
}
