import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDropdown, findBox, listOptions, toOption } from '../../testing/dropdown.ts';
import { renderForm } from '../../testing/render-form.tsx';

describe('a short dropdown', () => {
  it("is the device's own list", async () => {
    const { person, answers } = renderForm([buildDropdown()]);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'County' });
    expect(select.tagName).toBe('SELECT');
    expect(listOptions()).toEqual([
      'Choose one',
      'San Juan',
      'San Miguel',
      'Santiam',
      'Peñón Norte',
      'Harbor',
    ]);

    await person.selectOptions(select, 'Santiam');
    expect(answers()).toEqual({ county: 'Santiam' });
    await person.selectOptions(select, 'Choose one');
    expect(answers()).toEqual({ county: '' });
  });

  it('says that a selection is required [P504]', () => {
    const { store } = renderForm([buildDropdown()]);
    act(() => void store.act((form) => form.attemptSubmit()));

    const select = screen.getByRole('combobox', { name: 'County' });
    expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Error: A selection is required',
    );
  });

  it('shows the children of what is chosen [P351]', async () => {
    const options = [
      { value: 'asian', label: 'Asian', children: [toOption('Korean'), toOption('Thai')] },
      toOption('Other'),
    ];
    const { person, answers } = renderForm([buildDropdown({ options })]);
    const select = screen.getByRole('combobox', { name: 'County' });
    expect(listOptions()).toEqual(['Choose one', 'Asian', 'Other']);

    await person.selectOptions(select, 'Asian');
    expect(listOptions()).toEqual(['Choose one', 'Asian', '\u2003Korean', '\u2003Thai', 'Other']);
    await person.selectOptions(select, 'Thai');

    expect(answers()).toEqual({ county: 'Thai' });
  });

  it('keeps an answer of an older list in sight', () => {
    renderForm([buildDropdown()], { answers: { county: 'Atlantis' } });

    expect(screen.getByRole('combobox', { name: 'County' })).toHaveProperty('value', 'Atlantis');
  });
});

describe('a long or searchable dropdown', () => {
  const searchable = buildDropdown({ searchable: true });

  it('narrows while typing, whatever the accents, and says how many are left [R011]', async () => {
    const { person, answers } = renderForm([searchable]);
    const box = await findBox();

    await person.type(box, 'san');
    expect(listOptions()).toEqual(['San Juan', 'San Miguel', 'Santiam']);
    expect(screen.getByRole('status').textContent).toBe('3 options');
    await person.clear(box);
    await person.type(box, 'norte pe');
    expect(listOptions()).toEqual(['Peñón Norte']);
    expect(screen.getByRole('status').textContent).toBe('1 option');

    await person.keyboard('{Enter}');
    expect(box.value).toBe('Peñón Norte');
    expect(answers()).toEqual({ county: 'Peñón Norte' });
    expect(listOptions()).toEqual([]);
  });

  it.each(['Alzheimer’s care', "alzheimer's", 'alzheimers', 'night-shift (any)'])(
    'finds an option whatever signs are typed or left out: %s',
    async (typed) => {
      const options = ['Alzheimer’s care, night shift (any)', 'Harbor'].map(toOption);
      const { person } = renderForm([buildDropdown({ searchable: true, options })]);

      await person.type(await findBox(), typed);
      expect(listOptions()).toEqual(['Alzheimer’s care, night shift (any)']);
    },
  );

  it('opens on the chosen option and moves by arrows, Home and End', async () => {
    const { person, answers } = renderForm([searchable], { answers: { county: 'San Miguel' } });
    const box = await findBox();
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant')!)?.textContent;
    expect(box.value).toBe('San Miguel');

    await person.click(box);
    expect(listOptions()).toHaveLength(5);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('San Miguel');
    expect(active()).toBe('San Miguel');
    await person.keyboard('{ArrowDown}');
    expect(active()).toBe('Santiam');
    await person.keyboard('{End}');
    expect(active()).toBe('Harbor');
    await person.keyboard('{Home}{Enter}');

    expect(answers()).toEqual({ county: 'San Juan' });
  });

  it('closes on Escape without losing the answer, however often', async () => {
    const { person, answers } = renderForm([searchable], { answers: { county: 'Harbor' } });
    const box = await findBox();

    await person.click(box);
    await person.keyboard('xyz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found. Try fewer letters.');
    await person.keyboard('{Escape}{Escape}');

    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.value).toBe('Harbor');
    expect(answers()).toEqual({ county: 'Harbor' });
  });

  it('takes the first match when someone types and goes on', async () => {
    const { person, answers } = renderForm([searchable]);

    await person.type(await findBox(), 'har');
    await person.tab();

    expect(answers()).toEqual({ county: 'Harbor' });
    expect((await findBox()).value).toBe('Harbor');
  });

  it('goes back to the answer when what was typed is none', async () => {
    const { person, answers } = renderForm([searchable], { answers: { county: 'Harbor' } });
    const box = await findBox();

    await person.clear(box);
    await person.type(box, 'xyz');
    await person.tab();

    expect(box.value).toBe('Harbor');
    expect(answers()).toEqual({ county: 'Harbor' });
  });

  it('is emptied by deleting its text', async () => {
    const { person, answers } = renderForm([searchable], { answers: { county: 'Harbor' } });

    await person.clear(await findBox());
    await person.tab();

    expect(answers()).toEqual({ county: '' });
  });

  it('does not choose what the mouse was over when someone leaves', async () => {
    const { person, answers } = renderForm([searchable]);

    await person.click(await findBox());
    await person.hover(screen.getByRole('option', { name: 'Santiam' }));
    await person.tab();

    expect(answers()).toEqual({});
  });

  it('is chosen by a press, and lets more than fifteen options be searched', async () => {
    const options = Array.from({ length: 16 }, (_each, at) => toOption(`Place ${at + 1}`));
    const { person, answers } = renderForm([buildDropdown({ options })]);

    await person.click(await findBox());
    await person.click(screen.getByRole('option', { name: 'Place 16' }));

    expect(answers()).toEqual({ county: 'Place 16' });
  });
});

describe('a dropdown of hundreds of options', () => {
  const options = Array.from({ length: 300 }, (_each, at) => toOption(`Place ${at + 1}`));
  const long = buildDropdown({ options });

  it('draws what can be looked at, says how many there are, and draws on when someone goes on', async () => {
    const { person } = renderForm([long]);

    await person.click(await findBox());
    expect(listOptions()).toHaveLength(30);
    expect(screen.getByRole('status').textContent).toBe('300 options');
    expect(screen.getByRole('option', { name: 'Place 1' }).getAttribute('aria-setsize')).toBe('300');

    await person.keyboard('{End}');
    expect(listOptions()).toHaveLength(60);
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(listOptions()).toHaveLength(90);
  });

  it('finds every one of them, and opens with the chosen one in sight', async () => {
    const { person, answers } = renderForm([long]);
    const box = await findBox();

    await person.type(box, 'place 299{Enter}');
    expect(answers()).toEqual({ county: 'Place 299' });
    await person.click(box);

    expect(listOptions().slice(0, 2)).toEqual(['Place 299', 'Place 1']);
  });
});
