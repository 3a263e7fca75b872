/** The application form of a program, as plain JSON: what an applicant reads first, then what they are asked. */
export interface ProgramDefinition {
  readonly key: string;
  readonly version: number;
  readonly introPages: readonly IntroPage[];
  readonly sections: readonly Section[];
}

export type IntroPage = WelcomePage | StepsPage | DefaultPage;

interface IntroPageBase {
  readonly key: string;
  readonly title: string;
}

/** Logo, title, body and Continue. */
export interface WelcomePage extends IntroPageBase {
  readonly layout: 'welcome';
  readonly body: string;
}

/** Title, copy and a list of steps. */
export interface StepsPage extends IntroPageBase {
  readonly layout: 'steps';
  readonly copy?: string;
  readonly steps: readonly IntroStep[];
}

/** Title and body. */
export interface DefaultPage extends IntroPageBase {
  readonly layout: 'default';
  readonly body: string;
}

export interface IntroStep {
  readonly title: string;
  readonly description?: string;
  readonly icon: IntroIcon;
}

export const introIcons = [
  'apply',
  'calendar',
  'documents',
  'mail',
  'money',
  'people',
  'review',
  'verify',
] as const;
export type IntroIcon = (typeof introIcons)[number];

export interface Section {
  readonly key: string;
  readonly name: string;
  readonly overview?: { readonly title: string; readonly description: string };
}

/** Declares a program; it only helps the editor, the result is the same plain data. */
export function defineProgram<const Definition extends ProgramDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
