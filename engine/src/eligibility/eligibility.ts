import type { Rule } from '../definition/rule.ts';

/** What a partner asks people before they open an account. */
export interface Eligibility {
  readonly id: string;
  readonly title?: string;
  readonly copy?: string;
  readonly description?: string;
  /** Replaces what the result box says. */
  readonly message?: { readonly eligible?: string; readonly ineligible?: string };
  readonly questions: readonly EligibilityQuestion[];
  /** Which of the partner's programs fit whom; a program that is not here is not spoken of. */
  readonly programs?: readonly ProgramFit[];
  /** Made-up households that show an author whose verdict a change flips. */
  readonly samples?: readonly SampleHousehold[];
}

/** What an author writes: the check without the name of its version. */
export type EligibilityContent = Omit<Eligibility, 'id'>;

/** A program fits whoever meets all of its conditions. */
export interface ProgramFit {
  readonly programId: string;
  readonly conditions: readonly FitCondition[];
}

export type FitCondition =
  /** Over the answers, by the keys of the questions. */
  | { readonly rule: Rule }
  /** The household's income is at most this limit of its area. */
  | { readonly income: { readonly question: string; readonly tier: IncomeTier } };

export interface SampleHousehold {
  readonly id: string;
  readonly name: string;
  readonly answers: EligibilityAnswers;
}

export type EligibilityQuestion =
  | (QuestionBase & { readonly type: 'Content'; readonly props: ContentProps })
  | (QuestionBase & { readonly type: 'AMIComponent'; readonly props?: AmiProps })
  | (QuestionBase & { readonly type: 'Dropdown'; readonly props: DropdownProps })
  | (QuestionBase & { readonly type: 'TextInput'; readonly props: TextInputProps })
  | (QuestionBase & { readonly type: 'YesOrNo'; readonly props?: YesOrNoProps });

interface QuestionBase {
  readonly id: string;
  readonly key: string;
  readonly copy: string;
  readonly description?: string;
}

interface ContentProps {
  readonly icon?: string;
  readonly content: string;
}

/** Asks for area, household size and income, and compares with the area's median income. */
interface AmiProps {
  readonly tier?: IncomeTier;
}

interface DropdownProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly value: string }[];
  /** The choices that pass. */
  readonly answer: readonly string[];
}

interface TextInputProps {
  readonly label: string;
  readonly format?: string;
  /** The one text that passes; any text does when there is none. */
  readonly answer?: string;
}

interface YesOrNoProps {
  readonly answer?: string;
}

/** What a yes-or-no question can be answered with. */
export const yesNo = ['yes', 'no'] as const;

export const incomeTiers = ['extremelyLow', 'veryLow', 'low'] as const;
export type IncomeTier = (typeof incomeTiers)[number];

/** What was answered, by the question's key; the income question has three keys of its own. */
export type EligibilityAnswers = Readonly<Record<string, string | number | boolean | undefined>>;

/** The key of the yearly income in dollars, which is asked for only where a program has a limit of its own. */
export function toIncomeKey(key: string): string {
  return `${key}.income`;
}

/** The keys under which the income question keeps its answers. */
export function listAmiKeys(
  key: string,
): [location: string, householdSize: string, isIncomeAboveLimit: string] {
  return [`${key}.location`, `${key}.householdSize`, `${key}.isIncomeAboveLimit`];
}
