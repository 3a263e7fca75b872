import { and, answer, defineOptions, type Question } from '@handrail/engine';
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

const benefitOptions = defineOptions([
  { label: 'Health insurance', value: 'healthInsurance' },
  { label: 'Dental insurance', value: 'dentalInsurance' },
  { label: 'Vision insurance', value: 'visionInsurance' },
  { label: 'Life insurance', value: 'lifeInsurance' },
  { label: 'Retirement plan', value: 'retirementPlan' },
  { label: 'Paid time off', value: 'paidTimeOff' },
  { label: 'Paid sick days', value: 'paidSickDays' },
  { label: 'Paid parental leave', value: 'parentalLeave' },
  { label: 'Help with child care', value: 'childCare' },
  { label: 'Help with training or school', value: 'training' },
  { label: 'Another benefit', value: 'other' },
]);

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
          options: benefitOptions,
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
