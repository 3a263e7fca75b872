import {
  add,
  answer,
  divide,
  iff,
  item,
  lookup,
  map,
  multiply,
  subtract,
  sum,
  value,
  type Field,
  type Question,
  type Rule,
} from '@handrail/engine';

/** One course that counts towards a payment. */
interface Course {
  readonly name: string;
  readonly hours: number;
  /** A course that has ended is still listed, but nobody can choose it. */
  readonly active: boolean;
}

export interface CourseList {
  /** The question's key; the courses are kept under `{key}.courses`. */
  readonly key: 'courseCompletedL1' | 'courseCompletedL2';
  readonly catalogue: readonly Course[];
  readonly title: string;
  readonly intro: string;
  /** What must hold of the total beside the least number of hours. */
  readonly totalRules?: NonNullable<Field['validation']>['rules'];
}

/** Asks for the courses of one claim, works out their hours and asks for 15 of them or more. */
export function courseListQuestion({ key, catalogue, title, intro, totalRules }: CourseList): Question {
  return {
    key,
    copy: { title, intro },
    fields: [
      {
        type: 'Complex',
        key: `${key}.courses`,
        copy: 'Courses',
        repeated: true,
        entryName: 'course',
        subFields: [
          courseName(key, catalogue),
          {
            type: 'Calculated',
            key: 'creditHours',
            copy: 'Credit hours',
            formula: lookup(answer('name'), tabulateHours(catalogue), 0),
            display: 'number',
          },
          {
            type: 'Document',
            key: 'courseProof',
            copy: 'Proof that you finished the course',
            helperText: 'Upload a certificate or a letter with your name, the course and the date.',
          },
        ],
      },
      {
        type: 'Calculated',
        key: `${key}.totalCreditHours`,
        copy: 'Total credit hours',
        formula: roundToHundredths(sum(answer(`${key}.courses.creditHours`))),
        display: 'number',
        validation: {
          min: 15,
          message:
            'You will need to complete at least 15 hours of courses before you’re able to apply for incentives',
          ...(totalRules && { rules: totalRules }),
        },
      },
    ],
  };
}

function courseName(key: string, catalogue: readonly Course[]): Field {
  const timesListed = sum(map(answer(`${key}.courses.name`), iff(item().equals(answer('name')), 1, 0)));
  return {
    type: 'Dropdown',
    key: 'name',
    copy: 'Course',
    searchable: true,
    options: catalogue.map(({ name, active }) => ({
      label: name,
      value: name,
      ...(!active && { disabled: true }),
    })),
    validation: {
      rules: [
        {
          rule: value(timesListed).isAtMost(1),
          message: 'This course is already on your list. You can claim each course only once.',
        },
      ],
    },
  };
}

function tabulateHours(catalogue: readonly Course[]): Record<string, number> {
  return Object.fromEntries(catalogue.map(({ name, hours }) => [name, hours]));
}

/** Adding up fractions leaves a trace that could keep fifteen hours just below fifteen. */
function roundToHundredths(hours: Rule): Rule {
  // From this number on there are no fractions, so adding it and taking it away again rounds.
  const wholeOnly = 2 ** 52;
  return divide(subtract(add(multiply(hours, 100), wholeOnly), wholeOnly), 100);
}
