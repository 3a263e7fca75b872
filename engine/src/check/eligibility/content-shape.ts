import { either, flag, listOf, number, oneOf, optional, record, text, type Shape } from '../shapes/shape.ts';
import { ruleShape } from '../shapes/rule-shape.ts';
import { introIcons } from '../../definition/intro-page.ts';
import {
  incomeTiers,
  type EligibilityContent,
  type EligibilityQuestion,
  type ProgramFit,
  type SampleHousehold,
} from '../../eligibility/eligibility.ts';

type QuestionOf<Type extends EligibilityQuestion['type']> = Extract<
  EligibilityQuestion,
  { readonly type: Type }
>;
type PropsOf<Type extends EligibilityQuestion['type']> = NonNullable<QuestionOf<Type>['props']>;

const tier = oneOf('tier', incomeTiers);
const base = { id: text, key: text, copy: text, description: optional(text), type: text };

const questionShape: Shape = {
  is: 'kinds',
  by: 'type',
  kinds: {
    Content: record<QuestionOf<'Content'>>({
      ...base,
      props: record<PropsOf<'Content'>>({ content: text, icon: optional(oneOf('icon', introIcons)) }),
    }),
    AMIComponent: record<QuestionOf<'AMIComponent'>>({
      ...base,
      props: optional(record<PropsOf<'AMIComponent'>>({ tier: optional(tier) })),
    }),
    Dropdown: record<QuestionOf<'Dropdown'>>({
      ...base,
      props: record<PropsOf<'Dropdown'>>({
        label: text,
        items: listOf(record<PropsOf<'Dropdown'>['items'][number]>({ label: text, value: text })),
        answer: listOf(text),
      }),
    }),
    TextInput: record<QuestionOf<'TextInput'>>({
      ...base,
      props: record<PropsOf<'TextInput'>>({ label: text, format: optional(text), answer: optional(text) }),
    }),
    YesOrNo: record<QuestionOf<'YesOrNo'>>({
      ...base,
      props: optional(record<PropsOf<'YesOrNo'>>({ answer: optional(text) })),
    }),
  },
};

const conditionShape: Shape = {
  is: 'operators',
  what: 'a condition',
  operators: {
    rule: { rule: ruleShape },
    income: { income: record<{ question: string; tier: string }>({ question: text, tier }) },
  },
};

/** The form of a pre-check as authors write it. */
export const contentShape: Shape = record<EligibilityContent>({
  title: optional(text),
  copy: optional(text),
  description: optional(text),
  message: optional(
    record<NonNullable<EligibilityContent['message']>>({
      eligible: optional(text),
      ineligible: optional(text),
    }),
  ),
  questions: listOf(questionShape),
  programs: optional(listOf(record<ProgramFit>({ programId: text, conditions: listOf(conditionShape) }))),
  samples: optional(
    listOf(
      record<SampleHousehold>({
        id: text,
        name: text,
        answers: { is: 'table', of: either('a text, a number, true or false', text, number, flag) },
      }),
    ),
  ),
});
