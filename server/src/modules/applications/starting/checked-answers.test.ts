import type { EligibilityQuestion } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { buildDefinition } from '../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { installEligibility } from '../../eligibility/index.ts';
import { createApplication } from './create-application.ts';

const database = useTestDatabase();
const yesNo = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];
const food = [{ label: 'Food', value: 'food' }];
const definition = buildDefinition({
  sections: [
    {
      key: 'about',
      name: 'About you',
      questionGroups: [
        {
          key: 'you',
          questions: [
            {
              key: 'first',
              copy: { title: 'You' },
              fields: [
                { type: 'RadioList', key: 'rents', copy: 'Do you rent?', options: yesNo },
                { type: 'Text', key: 'landlord', copy: 'Landlord' },
                { type: 'Text', key: 'pets', copy: 'Pets', inputType: 'Number' },
                { type: 'RadioList', key: 'works', copy: 'Do you work?', options: yesNo },
                { type: 'CheckboxGroup', key: 'needs', copy: 'Kinds of help', options: food },
                { type: 'CheckboxGroup', key: 'wants', copy: 'More help', options: food },
                { type: 'Text', key: 'unasked', copy: 'Something else' },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const base = { copy: 'Copy' };
const questions: EligibilityQuestion[] = [
  { ...base, id: '1', type: 'YesOrNo', key: 'rents' },
  { ...base, id: '2', type: 'TextInput', key: 'landlord', props: { label: 'Landlord' } },
  { ...base, id: '3', type: 'TextInput', key: 'pets', props: { label: 'Pets' } },
  {
    ...base,
    id: '4',
    type: 'Dropdown',
    key: 'works',
    props: { label: 'Work', items: [{ label: 'Part time', value: 'part' }], answer: ['part'] },
  },
  {
    ...base,
    id: '5',
    type: 'Dropdown',
    key: 'needs',
    props: { label: 'Help', items: food, answer: ['food'] },
  },
  {
    ...base,
    id: '6',
    type: 'Dropdown',
    key: 'wants',
    props: { label: 'Help', items: [{ label: 'Tuition', value: 'tuition' }], answer: ['tuition'] },
  },
];
const answers = {
  rents: 'yes',
  landlord: ' Grand Homes ',
  pets: '2',
  works: 'part',
  needs: 'food',
  wants: 'tuition',
  unasked: 'text',
};

describe('an application after a pre-check', () => {
  it('begins with the answers that its own fields can take, and says where they are from', async () => {
    const { clock, partnerId, programId, signIn } = await buildApplicantWorld(database(), {}, {}, definition);
    await installEligibility(buildSystemContext(database(), { partnerId }), { questions });
    const { ctx } = await signIn();
    const checkedAt = new Date(clock.now().getTime() - 60_000);

    const application = await createApplication(ctx, { programId, eligibility: { checkedAt, answers } });

    const source = { from: 'eligibility', checkedAt: checkedAt.toISOString() };
    expect(application.answers).toMatchObject({ rents: 'yes', landlord: 'Grand Homes', needs: ['food'] });
    expect(Object.keys(application.answers)).not.toContain('pets');
    expect(Object.keys(application.answers)).not.toContain('works');
    expect(Object.keys(application.answers)).not.toContain('wants');
    expect(Object.keys(application.answers)).not.toContain('unasked');
    expect(application.prefilled).toMatchObject({ rents: source, landlord: source });
  });

  it('takes no answers where the partner asks nothing beforehand, and no time in the future', async () => {
    const { clock, partnerId, programId, signIn } = await buildApplicantWorld(database(), {}, {}, definition);
    const { ctx } = await signIn();
    const checkedAt = new Date(clock.now().getTime() + 3_600_000);
    const request = { programId, eligibility: { checkedAt, answers } };
    expect((await createApplication(ctx, request)).prefilled).not.toHaveProperty('rents');

    await installEligibility(buildSystemContext(database(), { partnerId }), { questions });
    const { ctx: other } = await signIn();
    expect((await createApplication(other, request)).prefilled.rents).toEqual({
      from: 'eligibility',
      checkedAt: clock.now().toISOString(),
    });
  });
});
