import {
  answer,
  diffInDays,
  not,
  today,
  value,
  type Field,
  type Question,
  type Section,
} from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

interface PersonalInfo {
  readonly asksForFafsa: boolean;
  /** What a variant asks beside the base form. */
  readonly extraQuestions: readonly Question[];
}

export function personalInfoSection({ asksForFafsa, extraQuestions }: PersonalInfo): Section {
  return {
    key: 'personalInfo',
    name: 'Personal Information',
    overview: {
      title: 'About you',
      description: 'Have your student email, your student ID and your expected graduation date ready.',
    },
    questionGroups: [
      { key: 'studentInfo', name: 'Student information', questions: [studentInfo] },
      {
        key: 'personalInfo',
        name: 'Personal information',
        questions: [graduation, ...(asksForFafsa ? [financialAid] : []), dependants, daca],
      },
      ...(extraQuestions.length > 0
        ? [{ key: 'programInfo', name: 'Your program', questions: extraQuestions }]
        : []),
    ],
  };
}

const studentInfo: Question = {
  key: 'studentInfo',
  copy: { title: 'Your student information' },
  fields: [
    { type: 'Text', inputType: 'Email', key: 'email', copy: 'Student email' },
    { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' },
    { type: 'Text', key: 'studentId', copy: 'Student ID' },
  ],
};

const graduationDate: Field = {
  type: 'Date',
  key: 'graduationDate',
  copy: 'Expected graduation date',
  helperText: 'If you do not know the exact day, give your best guess.',
  allowedRange: 'future',
  validation: {
    // A date field that looks ahead still takes today (P531).
    rules: [
      {
        rule: not(value(diffInDays(today(), answer('graduationDate'))).equals(0)),
        message: 'Expected graduation date must be in the future',
      },
    ],
  },
};

const graduation: Question = {
  key: 'graduation',
  copy: { title: 'When do you expect to graduate?' },
  fields: [graduationDate],
};

const financialAid: Question = {
  key: 'financialAid',
  copy: { title: 'Federal student aid' },
  fields: [
    yesNo({
      key: 'filedFafsa',
      copy: 'Have you filed the FAFSA (Free Application for Federal Student Aid)?',
    }),
  ],
};

const dependants: Question = {
  key: 'dependants',
  copy: { title: 'Children who depend on you' },
  fields: [
    yesNo({ key: 'hasDependants', copy: 'Do you have dependents who are 17 or younger?' }),
    {
      type: 'Dropdown',
      key: 'youngestDependantAge',
      copy: 'How old is the youngest?',
      dynamicLogic: answer('hasDependants').isYes(),
      options: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'].map((age) => ({
        label: age,
        value: age,
      })),
    },
  ],
};

const daca: Question = {
  key: 'daca',
  copy: {
    title: 'DACA',
    intro: 'Your answer helps us find the right funds for you. You do not have to answer.',
  },
  fields: [
    {
      type: 'RadioList',
      key: 'dacaEligible',
      copy: 'Are you eligible for DACA (Deferred Action for Childhood Arrivals)?',
      options: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
        { label: 'I am not sure', value: 'not-sure' },
        { label: 'I prefer not to answer', value: 'decline' },
      ],
      validation: { required: false },
    },
  ],
};
