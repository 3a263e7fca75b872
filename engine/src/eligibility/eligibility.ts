/** What a partner asks people before they open an account. */
export interface Eligibility {
  readonly id: string;
  readonly title?: string;
  readonly copy?: string;
  readonly description?: string;
  /** Replaces what the result box says. */
  readonly message?: { readonly eligible?: string; readonly ineligible?: string };
  readonly questions: readonly EligibilityQuestion[];
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

export const incomeTiers = ['extremelyLow', 'veryLow', 'low'] as const;
export type IncomeTier = (typeof incomeTiers)[number];

/** What was answered, by the question's key; the income question has three keys of its own. */
export type EligibilityAnswers = Readonly<Record<string, string | number | boolean | undefined>>;

/** The keys under which the income question keeps its answers. */
export function listAmiKeys(
  key: string,
): [location: string, householdSize: string, isIncomeAboveLimit: string] {
  return [`${key}.location`, `${key}.householdSize`, `${key}.isIncomeAboveLimit`];
}
