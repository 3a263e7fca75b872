import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDropdown, findBox, listOptions, toOption } from '../../testing/dropdown.ts';
import { renderForm } from '../../testing/render-form.tsx';

describe('a dropdown of several choices', () => {
  const several = buildDropdown({ multiple: true, selectAll: true });

  it('stays open for the next choice, and shows each as a chip that can be removed', async () => {
    const { person, answers } = renderForm([several]);
    const box = await findBox();

    await person.click(box);
    await person.click(screen.getByRole('option', { name: 'Harbor' }));
    await person.click(screen.getByRole('option', { name: 'San Juan' }));
    expect(answers()).toEqual({ county: ['San Juan', 'Harbor'] });
    expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(2);

    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Remove San Juan' }));
    expect(answers()).toEqual({ county: ['Harbor'] });
    expect(document.activeElement).toBe(box);
  });

  it('selects all and clears all [R012]', async () => {
    const { person, answers } = renderForm([several]);

    await person.click(await findBox());
    await person.click(screen.getByRole('option', { name: 'Select all' }));
    expect(answers()).toEqual({ county: ['San Juan', 'San Miguel', 'Santiam', 'Peñón Norte', 'Harbor'] });
    await person.click(screen.getByRole('option', { name: 'Clear all' }));
    expect(answers()).toEqual({ county: [] });
  });

  it('is searched and chosen by keyboard alone, choice after choice', async () => {
    const { person, answers } = renderForm([several]);
    const box = await findBox();

    await person.tab();
    expect(document.activeElement).toBe(box);
    await person.keyboard('har{Enter}mig{Enter}');
    expect(box.value).toBe('');
    await person.tab();

    expect(answers()).toEqual({ county: ['San Miguel', 'Harbor'] });
  });

  it('changes nothing by being left with an option in sight', async () => {
    const { person, answers } = renderForm([several], { answers: { county: ['Harbor'] } });

    await person.click(await findBox());
    await person.keyboard('{ArrowDown}{ArrowDown}');
    await person.tab();

    expect(answers()).toEqual({ county: ['Harbor'] });
  });

  it.each([
    ['onParentSelect', ['Asian', 'Other'], ['Asian', 'Korean', 'Thai', 'Other']],
    ['always', ['Asian', 'Korean', 'Thai', 'Other'], ['Asian', 'Korean', 'Thai', 'Other']],
  ] as const)('shows children %s [P351] [Q052]', async (childMode, before, after) => {
    const options = [
      { value: 'Asian', label: 'Asian', children: [toOption('Korean'), toOption('Thai')] },
      toOption('Other'),
    ];
    const { person, answers } = renderForm([buildDropdown({ multiple: true, childMode, options })]);

    await person.click(await findBox());
    expect(listOptions()).toEqual(before);
    await person.click(screen.getByRole('option', { name: 'Asian' }));
    expect(listOptions()).toEqual(after);
    await person.click(screen.getByRole('option', { name: 'Thai' }));
    expect(answers()).toEqual({ county: ['Asian', 'Thai'] });
  });

  it('takes the children along when their parent is removed', async () => {
    const options = [{ value: 'Asian', label: 'Asian', children: [toOption('Thai')] }];
    const { person, answers } = renderForm([buildDropdown({ multiple: true, options })], {
      answers: { county: ['Asian', 'Thai'] },
    });
    await findBox();

    await person.click(screen.getByRole('button', { name: 'Remove Asian' }));

    expect(answers()).toEqual({ county: [] });
  });
});
