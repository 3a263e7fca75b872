import { defineQuestion, defineQuestionGroup, defineSection } from '@handrail/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
} from '../../../testing/demo-application.ts';
import { openPortal } from '../../../testing/open-portal.ts';

type Demo = Parameters<typeof buildApplicationServer>[0];

function openPage(page: string, demo: Demo = {}) {
  const { server, api } = buildApplicationServer(demo);
  return { server, ...openPortal(`${applicationAddress}/${page}`, api) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const page = () => window.location.pathname.slice(applicationAddress.length + 1);

describe('the note about the asterisk', () => {
  const note = /Fields marked with an asterisk/;

  it('stands above fields that are required', async () => {
    openPage('questions/you-name');
    await heading('Your name');
    expect(screen.getByText(note)).toBeTruthy();
  });

  it('is not there where nothing is required', async () => {
    const optional = {
      key: 'nickname',
      type: 'Text',
      copy: 'Nickname',
      validation: { required: false },
    } as const;
    const question = defineQuestion({ key: 'extra', copy: { title: 'Anything else' }, fields: [optional] });
    const questionGroups = [defineQuestionGroup({ key: 'extra', questions: [question] })];
    const sections = [defineSection({ key: 'extra', name: 'More', questionGroups })];
    openPage('questions/extra', { definition: buildDefinition({ sections }) });

    await heading('Anything else');
    expect(screen.queryByText(note)).toBeNull();
  });
});

describe('the question page', () => {
  it('shows the fields of one question in its section [P158] [P159]', async () => {
    openPage('questions/you-name');

    await heading('Your name');
    expect(screen.getByText('Section 1 of 2: About you')).toBeTruthy();
    expect(screen.getByText('As it appears on your ID.')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Save And Continue' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(document.title).toBe('Your name - Student Care Fund');
  });

  it('says what earlier applications left of a limit, and refuses more at once', async () => {
    const fields = [{ key: 'hours', type: 'Text', inputType: 'Number', copy: 'Hours' }] as const;
    const question = { key: 'hours', copy: { title: 'Your courses' }, fields };
    const questionGroups = [{ key: 'hours', questions: [question] }];
    const { user } = openPage('questions/hours', {
      definition: buildDefinition({
        sections: [
          { key: 'courses', name: 'Courses', questionGroups },
          { key: 'review', name: 'Review', questionGroups: [] },
        ],
      }),
      settings: {
        allowances: { hours: { left: 16, note: 'You have 16 left.', message: 'That is more than 16.' } },
      },
    });

    await heading('Your courses');
    expect(screen.getByText('You have 16 left.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Hours/ }), '17');
    await user.tab();
    expect(await screen.findAllByText('That is more than 16.')).not.toHaveLength(0);
    await user.clear(screen.getByRole('textbox', { name: /Hours/ }));
    await user.type(screen.getByRole('textbox', { name: /Hours/ }), '16');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await waitFor(() => {
      expect(page()).toBe('review');
    });
  });

  it('leads on through the questions that are asked for these answers [P441] [P442] [P444]', async () => {
    const { user } = openPage('questions/ownership');

    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await heading('Your rent');

    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Your home');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await heading('Before you go on');
  });

  it('gives way when its question is not asked [P442]', async () => {
    openPage('questions/rent');

    await heading('Before you go on');
    expect(page()).toBe('groups/story');
  });

  it('summarises what is missing, takes the focus there and leads to each field [P173] [P458]', async () => {
    const { user } = openPage('questions/you-name');

    await user.click(await screen.findByRole('button', { name: 'Save And Continue' }));

    const summary = await screen.findByRole('region', { name: 'Please check 2 answers' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByText('You have 2 required fields incomplete.')).toBeTruthy();
    expect(page()).toBe('questions/you-name');
    await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Email/ }));
  });

  it('counts one missing field in its own words, and not one that is wrong [P174]', async () => {
    const { user } = openPage('questions/you-name');

    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'dana');
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));

    const summary = await screen.findByRole('region', { name: 'Please check 2 answers' });
    expect(
      within(summary).getByRole('link', { name: 'Email: Please enter a valid email address' }),
    ).toBeTruthy();
    expect(screen.getByText('You have 1 incomplete field that is required.')).toBeTruthy();
    expect(within(summary).getByText('Required but blank: 1. To correct: 1.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value).toBe('dana');
  });

  it('shrinks the summary and its count as things are mended, once a field is left', async () => {
    const { user } = openPage('questions/you-name');
    await user.click(await screen.findByRole('button', { name: 'Save And Continue' }));
    await screen.findByRole('region', { name: 'Please check 2 answers' });
    expect(document.title).toBe('Error: Your name - Student Care Fund');

    await user.type(screen.getByRole('textbox', { name: /^Full name/ }), 'Dana Okafor');
    expect(screen.getByRole('region', { name: 'Please check 2 answers' })).toBeTruthy();
    await user.tab();
    const summary = await screen.findByRole('region', { name: 'Please check 1 answer' });
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('You have 1 incomplete field that is required.')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'dana@mail.example');
    await user.tab();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /Please check/ })).toBeNull();
    });
    expect(document.title).toBe('Your name - Student Care Fund');
  });

  it('says where an answer came from until it is changed', async () => {
    const { user } = openPage('questions/you-name', {
      answers: { fullName: 'Dana', email: 'dana@mail.example' },
      prefilled: {
        fullName: { from: 'application', submittedAt: '2026-03-03T12:00:00.000Z' },
        email: { from: 'profile' },
      },
    });

    const source = 'From your March 3, 2026 application. Change it if it is different now.';
    await screen.findByText(source);
    expect(screen.getByText('From your profile. Change it if it is different now.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Full name/ }), ' Okafor');
    expect(screen.queryByText(source)).toBeNull();
    await screen.findByText('Saved');
  });

  it('can be skipped where the program allows it, and that can be taken back [P161] [P448] [P449] [P664]', async () => {
    const { user, server, api } = openPage('questions/reason');

    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await heading('Check your answers');
    await waitFor(() => {
      expect(server.answers).toEqual({ 'reason.skipped': true });
    });
    expect(api.callsOf('UpdateApplication').at(-1)?.variables.input).toMatchObject({
      content: { answers: { 'reason.skipped': true } },
    });

    await user.click(screen.getByRole('link', { name: 'Back' }));
    const skipped = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Skip this question' });
    expect(skipped.checked).toBe(true);
    await user.click(skipped);
    await user.click(screen.getByRole('button', { name: 'Save And Continue' }));
    await screen.findByRole('region', { name: 'Please check 1 answer' });
  });

  it('shows each field of a long page once, in order, and takes an answer in any of them [P158]', async () => {
    const names = Array.from({ length: 45 }, (_, position) => `Month ${position + 1}`);
    const fields = names.map((copy, position) => ({ key: `month${position}`, type: 'Text' as const, copy }));
    const question = { key: 'months', copy: { title: 'Your months' }, fields };
    const section = { key: 'long', name: 'Long', questionGroups: [{ key: 'long', questions: [question] }] };
    const { user, server } = openPage('questions/months', {
      definition: buildDefinition({ sections: [section] }),
    });

    await heading('Your months');
    const boxes = screen.getAllByRole('textbox').map((box) => box.getAttribute('id'));
    expect(boxes).toEqual(fields.map(({ key }) => `field-${key}`));
    await user.type(screen.getByRole('textbox', { name: /^Month 45/ }), 'rent');
    await waitFor(
      () => {
        expect(server.answers).toEqual({ month44: 'rent' });
      },
      { timeout: 3000 },
    );
  });

  it('submits the application on the last step of a form without review [P160] [P446]', async () => {
    const definition = buildDefinition();
    const { user, api } = openPage('questions/reason', {
      definition: { ...definition, sections: definition.sections.slice(0, 2) },
      answers: { fullName: 'Dana Okafor', email: 'dana@mail.example', rents: 'no' },
    });

    await user.type(await screen.findByRole('textbox', { name: /What happened/ }), 'The pipes froze');
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));

    await heading('Thanks for applying');
    expect(api.callsOf('SubmitApplication')).toHaveLength(1);
  });
});
