import { defineQuestion, defineQuestionGroup, defineSection } from '@handrail/engine';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
} from '../../../testing/demo-application.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const household = defineQuestion({
  key: 'household',
  copy: { title: 'Your household' },
  fields: [
    {
      key: 'people',
      type: 'Complex',
      copy: 'People in your home',
      repeated: true,
      validation: { required: false },
      subFields: [{ key: 'firstName', type: 'Text', copy: 'First name' }],
    },
  ],
});
const pets = defineQuestion({
  key: 'pets',
  copy: { title: 'Your pets' },
  fields: [{ key: 'pets', type: 'Text', copy: 'Pets' }],
});
const home = defineSection({
  key: 'home',
  name: 'Your home',
  questionGroups: [defineQuestionGroup({ key: 'home', questions: [household, pets] })],
});
const definition = buildDefinition({ sections: [home, ...buildDefinition().sections] });
const mateo = { firstName: 'Mateo' };

function open(people: readonly object[]) {
  const { server, api } = buildApplicationServer({ definition, answers: { people: people as never } });
  return { server, ...openPortal(`${applicationAddress}/questions/household`, api) };
}

describe('a blank entry of a list', () => {
  it('is dropped when going on, and asks for nothing', async () => {
    const { server, user } = open([mateo]);
    await screen.findByRole('heading', { level: 1, name: 'Your household' });
    await user.click(screen.getByRole('button', { name: /^Add another/ }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', '');

    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));

    await screen.findByRole('heading', { level: 1, name: 'Your pets' });
    expect(server.answers.people).toEqual([mateo]);
  });

  it('is dropped on reopening, where one was stored before', async () => {
    const { server } = open([{ firstName: '' }, mateo, {}]);

    await screen.findByRole('heading', { level: 1, name: 'Your household' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => {
      expect(server.answers.people).toEqual([mateo]);
    });
  });
});
