/** A page that an applicant reads before the form. */
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
