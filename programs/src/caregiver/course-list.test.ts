import { describe, expect, it } from 'vitest';
import { caregiverLearnAndEarn } from '../caregiver-learn-and-earn/caregiver-learn-and-earn.ts';
import { caregiverSingleFlow } from '../caregiver-single-flow/caregiver-single-flow.ts';
import { caregiverTrack1 } from '../caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { getField } from '../testing/find-field.ts';
import { errorsOf, openForm } from '../testing/open-form.ts';

const tooFew =
  'You will need to complete at least 15 hours of courses before you’re able to apply for incentives';
const proof = [{ id: 'document-1', filename: 'certificate.pdf' }];

const lists = [caregiverTrack1, caregiverTrack2].flatMap((definition) => [
  [definition.key, 'courseCompletedL1', definition, 'level1'] as const,
  [definition.key, 'courseCompletedL2', definition, 'level2'] as const,
]);

describe.each(lists)('the courses of %s under %s', (_key, list, definition, incentiveLevel) => {
  const claim = (names: readonly string[]) =>
    openForm(definition, {
      firstTimeApplying: 'no',
      incentiveLevel,
      [`${list}.courses`]: names.map((name) => ({ name, courseProof: proof })),
    });
  const hoursOf = (form: ReturnType<typeof claim>, index: number) =>
    form.findField(`${list}.courses.${index}.creditHours`)?.value;

  it('are a list of a name, hours and a proof [Q111] [Q112] [Q116]', () => {
    const field = getField(definition, `${list}.courses`);
    expect(field).toMatchObject({ type: 'Complex', repeated: true });
    expect(getField(definition, `${list}.courses.courseProof`).type).toBe('Document');
    const form = openForm(definition, {
      firstTimeApplying: 'no',
      incentiveLevel,
      [`${list}.courses`]: [{}],
    });
    expect(errorsOf(form, `${list}.courses.0.name`)).toEqual(['A selection is required']);
    expect(errorsOf(form, `${list}.courses.0.courseProof`)).toEqual(['At least one document is required']);
  });

  it('are chosen from a catalogue that can be searched [Q113]', () => {
    expect(getField(definition, `${list}.courses.name`)).toMatchObject({
      type: 'Dropdown',
      searchable: true,
    });
  });

  it('bring their hours with them, an unknown one none [Q114] [Q115]', () => {
    const form = claim(['Licensed Vocational Nursing program', 'Bed Making: The Basics', 'Knitting']);
    expect([0, 1, 2].map((index) => hoursOf(form, index))).toEqual([1636, 0.5, 0]);
    expect(errorsOf(form, `${list}.courses.2.name`)).toEqual(['Choose an option from the list']);
  });

  it('are added up, and their sum follows every change [Q117] [Q118]', () => {
    const form = claim(['First Aid', 'Adult CPR and AED']);
    expect(form.findField(`${list}.totalCreditHours`)?.value).toBe(7);
    form.addEntry(`${list}.courses`, { name: 'Hospice Aide Certificate' });
    expect(form.findField(`${list}.totalCreditHours`)?.value).toBe(31);
    form.removeEntry(`${list}.courses`, 0);
    expect(form.findField(`${list}.totalCreditHours`)?.value).toBe(28);
  });

  it.each([
    [[], tooFew],
    [['Mentoring New Caregivers', 'Introduction to Ethics'], tooFew],
    [['Mentoring New Caregivers', 'First Aid'], undefined],
    [['Restorative Nurse Assistant program'], undefined],
  ])('must be 15 hours or more, as in %j [Q119] [Q120]', (names, message) => {
    expect(errorsOf(claim(names), `${list}.totalCreditHours`)).toEqual(message ? [message] : []);
  });

  it('cannot be named twice in one claim [Q121]', () => {
    const form = claim(['First Aid', 'Adult CPR and AED', 'First Aid']);
    const errors = () => [0, 1, 2].map((index) => errorsOf(form, `${list}.courses.${index}.name`));
    const twice = 'This course is already on your list. You can claim each course only once.';
    expect(errors()).toEqual([[twice], [], [twice]]);
    form.setAnswer(`${list}.courses.2.name`, 'Basic Life Support Renewal');
    expect(errors()).toEqual([[], [], []]);
  });

  it('cannot be ones that have ended, which stay in the list disabled [Q124] [Q127]', () => {
    const field = getField(definition, `${list}.courses.name`);
    const disabled = 'options' in field ? field.options.filter((option) => option.disabled) : [];
    expect(disabled.map(({ label }) => label)).toEqual(['Caregiver Development program']);
    const form = claim(['Caregiver Development program']);
    expect(errorsOf(form, `${list}.courses.0.name`)).toEqual(['Choose an option from the list']);
  });
});

describe('hours with fractions', () => {
  it('add up to exactly what they are', () => {
    const form = openForm(caregiverSingleFlow, {
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': [
        { name: 'Hand Washing in One Minute' },
        { name: 'Calling 911' },
        { name: 'Brushing and Denture Care' },
        { name: 'Helping on Stairs' },
      ],
    });
    expect(form.findField('courseCompletedL1.totalCreditHours')?.value).toBe(0.96);
  });
});

describe.each([caregiverSingleFlow, caregiverLearnAndEarn])('the courses of $key', (definition) => {
  it('are checked as those of the tracks are [Q113] [Q114] [Q115] [Q117] [Q119] [Q121]', () => {
    const form = openForm(definition, {
      incentiveLevel: 'level1',
      'courseCompletedL1.courses': [
        { name: 'Home Care Aide Training' },
        { name: 'Home Care Aide Training' },
        { name: 'Knitting' },
      ],
    });
    const entries = [0, 1, 2].map((index) => `courseCompletedL1.courses.${index}`);
    expect(entries.map((entry) => form.findField(`${entry}.creditHours`)?.value)).toEqual([10, 10, 0]);
    expect(entries.map((entry) => errorsOf(form, `${entry}.name`).length)).toEqual([1, 1, 1]);
    form.removeEntry('courseCompletedL1.courses', 1);
    expect(errorsOf(form, 'courseCompletedL1.totalCreditHours')).toEqual([tooFew]);
    expect(getField(definition, 'courseCompletedL1.courses.name')).toMatchObject({ searchable: true });
  });
});
