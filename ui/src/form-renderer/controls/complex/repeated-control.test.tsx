import { mostEntries, type Field } from '@handrail/engine';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../../components/error-summary/error-summary.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FieldInput } from '../../field-input.tsx';
import { FormProvider } from '../../form-context.tsx';
import { buildDoor, buildFile } from '../../testing/build-door.ts';
import { buildStore, renderForm } from '../../testing/render-form.tsx';

const people: Field = {
  key: 'people',
  type: 'Complex',
  repeated: true,
  copy: 'People in your home',
  entryName: 'person',
  subFields: [
    { key: 'firstName', type: 'Text', copy: 'First name' },
    { key: 'lastName', type: 'Text', copy: 'Last name' },
    { key: 'income', type: 'Text', inputType: 'Currency', copy: 'Monthly income' },
  ],
};
const mateo = { firstName: 'Mateo', lastName: 'Reyes', income: 140_000 };
const lucia = { firstName: 'Lucía', lastName: 'Reyes', income: 0 };
const rosa = { firstName: 'Rosa', lastName: 'Delgado', income: 91_200 };

const press = (name: string) => screen.getByRole('button', { name });
const listTitles = () =>
  screen
    .getAllByRole('article')
    .map((card) => document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent);

describe('RepeatedControl', () => {
  it('starts empty, and goes to the first field of an entry that is added [P455]', async () => {
    const { person, answers } = renderForm([people]);
    expect(screen.getByText('No person added yet.')).toBeDefined();

    await person.click(press('Add person'));
    const open = within(screen.getByRole('group', { name: 'Person 1' }));
    expect(document.activeElement).toBe(open.getByRole('textbox', { name: 'First name' }));

    await person.keyboard('Mateo');
    await person.type(open.getByRole('textbox', { name: 'Last name' }), 'Reyes');
    await person.type(open.getByRole('textbox', { name: 'Monthly income' }), '1400');
    await person.click(press('Save this person'));

    expect(answers()).toEqual({ people: [mateo] });
    expect(listTitles()).toEqual(['Mateo Reyes']);
    expect(screen.getByRole('article', { name: 'Mateo Reyes' }).textContent).toContain(
      'Monthly income $1,400.00',
    );
    expect(document.activeElement).toBe(press('Edit Mateo Reyes'));
    expect(press('Add another person')).toBeDefined();
  });

  it('opens a new entry without errors, also after someone tried to go on', async () => {
    const { person, store } = renderForm([people]);
    act(() => void store.act((form) => form.attemptSubmit()));

    await person.click(press('Add person'));

    expect(screen.getByRole('textbox', { name: 'First name' }).getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/First name is required/)).toBeNull();
  });

  it('keeps no blank entry: saving it says what it needs, and adding another stays with it', async () => {
    const { person } = renderForm([people]);
    await person.click(press('Add person'));

    await person.click(press('Save this person'));
    expect(screen.queryByRole('article')).toBeNull();
    const firstName = screen.getByRole('textbox', { name: 'First name' });
    expect(document.activeElement).toBe(firstName);
    expect(firstName.getAttribute('aria-invalid')).toBe('true');

    await person.click(press('Add another person'));
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.activeElement).toBe(firstName);
  });

  it('lets go of a blank entry in which nothing is required', async () => {
    const optional = { key: 'note', type: 'Text', copy: 'Note', validation: { required: false } } as const;
    const { person, answers } = renderForm([{ ...people, subFields: [optional] }]);
    await person.click(press('Add person'));

    await person.click(press('Save this person'));

    expect(answers()).toEqual({ people: [] });
    expect(document.activeElement).toBe(press('Add person'));
  });

  it('lets go of a blank entry when another is opened and when the page is left', async () => {
    const { person, answers, unmount } = renderForm([people], { answers: { people: [mateo] } });
    await person.click(press('Add another person'));
    await person.click(press('Edit Mateo Reyes'));
    expect(answers()).toEqual({ people: [mateo] });

    await person.click(press('Save this person'));
    await person.click(press('Add another person'));
    unmount();
    expect(answers()).toEqual({ people: [mateo] });
  });

  it('keeps one entry open at a time', async () => {
    const { person } = renderForm([people], { answers: { people: [mateo, lucia] } });

    await person.click(press('Edit Mateo Reyes'));
    await person.click(press('Edit Lucía Reyes'));

    expect(listTitles()).toEqual(['Mateo Reyes']);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Lucía');
  });

  it('goes back to what an entry said when editing is canceled', async () => {
    const { person, answers } = renderForm([people], { answers: { people: [mateo, lucia] } });
    await person.click(press('Edit Mateo Reyes'));
    await person.type(screen.getByRole('textbox', { name: 'First name' }), 'x');
    expect(answers().people).toEqual([{ ...mateo, firstName: 'Mateox' }, lucia]);

    await person.click(press('Cancel'));

    expect(answers().people).toEqual([mateo, lucia]);
    expect(document.activeElement).toBe(press('Edit Mateo Reyes'));
  });

  it('brings a removed entry back to where it stood [P455]', async () => {
    const { person, answers } = renderForm([people], { answers: { people: [mateo, lucia, rosa] } });

    await person.click(press('Remove Lucía Reyes'));
    expect(answers().people).toEqual([mateo, rosa]);
    expect(screen.getByText('Lucía Reyes was removed.')).toBeDefined();
    expect(document.activeElement).toBe(press('Undo removal of Lucía Reyes'));

    await person.keyboard('{Enter}');
    expect(answers().people).toEqual([mateo, lucia, rosa]);
    expect(listTitles()).toEqual(['Mateo Reyes', 'Lucía Reyes', 'Rosa Delgado']);
    expect(document.activeElement).toBe(press('Edit Lucía Reyes'));
  });

  it('brings each back to where it stood when several were removed', async () => {
    const { person, answers } = renderForm([people], { answers: { people: [mateo, lucia, rosa] } });
    await person.click(press('Remove Lucía Reyes'));
    await person.click(press('Remove Mateo Reyes'));

    await person.click(press('Undo removal of Lucía Reyes'));
    await person.click(press('Undo removal of Mateo Reyes'));

    expect(answers().people).toEqual([mateo, lucia, rosa]);
  });

  it('offers the way back as long as the page is open', async () => {
    const { person } = renderForm([people], { answers: { people: [mateo, lucia] } });
    await person.click(press('Remove Mateo Reyes'));
    vi.useFakeTimers();
    try {
      act(() => {
        press('Add another person').focus();
      });
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(press('Undo removal of Mateo Reyes')).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('can bring back what was typed into a new entry that was canceled', async () => {
    const { person, answers } = renderForm([people]);
    await person.click(press('Add person'));
    await person.keyboard('Mateo');

    await person.click(press('Cancel'));
    expect(answers().people).toEqual([]);
    await person.click(press('Undo removal of Person 1'));

    expect(answers().people).toEqual([{ firstName: 'Mateo' }]);
  });

  it('lets go of a new entry in which nothing was typed', async () => {
    const { person, answers } = renderForm([people]);
    await person.click(press('Add person'));

    await person.click(press('Cancel'));

    expect(answers().people).toEqual([]);
    expect(screen.queryByText(/was removed/)).toBeNull();
    expect(document.activeElement).toBe(press('Add person'));
  });

  it('says on the card what an entry still needs', () => {
    renderForm([people], { answers: { people: [{ firstName: 'Mateo' }] } });

    const card = within(screen.getByRole('article', { name: 'Mateo' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Last name is required',
      'Monthly income is required',
    ]);
  });

  it('opens the entry that an error summary leads to, at the field', async () => {
    const jobs: Field = { ...people, key: 'jobs', copy: 'Jobs', entryName: 'job', subFields: [people] };
    const store = buildStore([jobs], { jobs: [{ people: [mateo, { ...lucia, lastName: '' }] }] });
    const { person } = renderScreen(
      <FormProvider
        store={store}
        copyValues={{ locale: 'en' }}
        findAddresses={() => Promise.resolve([])}
        documents={buildDoor().door}
      >
        <ErrorSummary
          title="Check"
          errors={[{ fieldId: 'field-jobs-0-people-1-lastName', message: 'Last name is required' }]}
        />
        <FieldInput path="jobs" />
      </FormProvider>,
    );

    await person.click(screen.getByRole('link', { name: 'Last name is required' }));

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Last name' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Lucía');
  });

  it('saves the open entry on Enter instead of sending the page', async () => {
    const store = buildStore([people], { people: [mateo] });
    let submits = 0;
    const { person } = renderScreen(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <FormProvider
          store={store}
          copyValues={{ locale: 'en' }}
          findAddresses={() => Promise.resolve([])}
          documents={buildDoor().door}
        >
          <FieldInput path="people" />
        </FormProvider>
        <button type="submit">Save And Continue</button>
      </form>,
    );
    await person.click(press('Edit Mateo Reyes'));

    await person.type(screen.getByRole('textbox', { name: 'First name' }), ' J.{Enter}');

    expect(submits).toBe(0);
    expect(listTitles()).toEqual(['Mateo J. Reyes']);
  });

  it('needs at least one entry when it is required, and says so at the button [P499]', () => {
    const { store } = renderForm([people]);

    act(() => {
      store.act((form) => form.attemptSubmit());
    });

    expect(screen.getByText('People in your home is required')).toBeDefined();
    expect(press('Add person').id).toBe('field-people');
  });

  it('takes as many entries as the engine does', () => {
    renderForm([people], { answers: { people: Array.from({ length: mostEntries }, () => mateo) } });

    expect(listTitles().length).toBe(100);
    expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull();
    expect(screen.getByText('You have added 100, which is the most you can add here.')).toBeDefined();
  });

  it('takes uploads along when entries move, stops those of a removed one and starts them again on undo', async () => {
    const courses: Field = {
      key: 'courses',
      type: 'Complex',
      repeated: true,
      copy: 'Courses',
      entryName: 'course',
      subFields: [
        { key: 'name', type: 'Text', copy: 'Name' },
        { key: 'proof', type: 'Document', copy: 'Proof' },
      ],
    };
    const { sent, door } = buildDoor();
    const { person, answers } = renderForm([courses], {
      documents: door,
      answers: { courses: [{ name: 'First' }, { name: 'Second' }] },
    });
    await person.click(press('Edit Second'));
    await person.upload(screen.getByLabelText('Choose files'), buildFile('a.pdf'));
    await person.click(press('Save this course'));

    await person.click(press('Remove First'));
    await act(async () => {
      sent[0]?.arrive();
      await Promise.resolve();
    });
    expect(answers().courses).toEqual([
      { name: 'Second', proof: [{ id: 'id-of-a.pdf', filename: 'a.pdf' }] },
    ]);

    await person.click(press('Edit Second'));
    await person.upload(screen.getByLabelText('Choose files'), buildFile('b.pdf'));
    await person.click(press('Save this course'));
    await person.click(press('Remove Second'));
    expect(sent[1]?.signal.aborted).toBe(true);
    await person.click(press('Undo removal of Second'));
    await act(async () => {
      sent[2]?.arrive();
      await Promise.resolve();
    });
    expect(answers().courses).toMatchObject([{ name: 'Second', proof: [{}, { filename: 'b.pdf' }] }]);
  });
});
