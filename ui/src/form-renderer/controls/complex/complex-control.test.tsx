import type { Field } from '@handrail/engine';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../testing/render-form.tsx';
import styles from './complex.module.css';

const part = (key: string, copy: string): Field => ({ key, type: 'Text', copy });
const owner: Field = {
  key: 'owner',
  type: 'Complex',
  copy: 'Owner',
  helperText: 'Who owns most of the business.',
  subFields: [part('name', 'Name'), part('email', 'Email')],
};

describe('ComplexControl', () => {
  it('is a group of its parts, each answered under its own key [P348]', async () => {
    const { person, answers } = renderForm([owner]);
    const group = within(screen.getByRole('group', { name: 'Owner' }));

    await person.type(group.getByRole('textbox', { name: 'Name' }), 'Ana');
    await person.type(group.getByRole('textbox', { name: 'Email' }), 'ana@mail.example');

    expect(answers()).toEqual({ 'owner.name': 'Ana', 'owner.email': 'ana@mail.example' });
    expect(group.getByText('Who owns most of the business.')).toBeDefined();
  });

  it('puts its label before those of its parts where that is asked for [P348]', () => {
    renderForm([{ ...owner, useLabelPrefix: true }]);

    expect(screen.getByRole('textbox', { name: 'Owner Name' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Owner Email' })).toBeDefined();
  });

  it('is compact with at most four parts [P775]', () => {
    const four = ['a', 'b', 'c', 'd'].map((key) => part(key, key));
    renderForm([
      { ...owner, subFields: four },
      { ...owner, key: 'firm', copy: 'Firm', subFields: [...four, part('e', 'e')] },
    ]);
    const isCompact = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getByRole('textbox', { name: 'a' })
        .closest(`.${styles.parts ?? ''}`)
        ?.classList.contains(styles.compact ?? '');

    expect([isCompact('Owner'), isCompact('Firm')]).toEqual([true, false]);
  });
});
