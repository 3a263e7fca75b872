import { and, answer, type Question } from '@handrail/engine';
import { employeeBenefits } from '../data/employee-benefits.ts';
import { longText } from '../shared/fields/long-text.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

interface Staff {
  readonly adjective: 'full-time' | 'part-time';
  /** Their value in hasEmployees.values. */
  readonly employees: string;
  readonly offerKey: string;
  readonly benefitsKey: string;
}

/** Asks whether some of the staff get benefits, why not, and which. */
export function benefitsQuestions({
  adjective,
  employees,
  offerKey,
  benefitsKey,
}: Staff): readonly Question[] {
  const hasStaff = answer('hasEmployees.values').includes(employees);
  const offers = `${offerKey}.${offerKey}`;
  return [
    {
      key: offerKey,
      copy: { title: `Do you offer benefits to your ${adjective} employees?` },
      dynamicLogic: hasStaff,
      fields: [
        yesNo({ key: offers, copy: `We offer benefits to ${adjective} employees` }),
        longText({
          key: `${offerKey}.why`,
          copy: "Why don't you offer benefits?",
          max: 200,
          dynamicLogic: answer(offers).isNo(),
        }),
      ],
    },
    {
      key: benefitsKey,
      copy: { title: `Which benefits do ${adjective} employees get?`, intro: 'Choose all that apply.' },
      dynamicLogic: and(hasStaff, answer(offers).isYes()),
      fields: [
        {
          type: 'Dropdown',
          key: `${benefitsKey}.benefits`,
          copy: 'Benefits',
          options: employeeBenefits.values,
          multiple: true,
        },
        otherText({
          key: `${benefitsKey}.other`,
          of: `${benefitsKey}.benefits`,
          copy: 'Which other benefit?',
        }),
      ],
    },
  ];
}
