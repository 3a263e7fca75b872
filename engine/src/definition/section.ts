import type { Rule } from './rule.ts';
import type { Field } from './field.ts';

/** A part of the form that is listed, counted and reviewed as one. */
export interface Section extends Conditional {
  readonly key: string;
  readonly name: string;
  /** A page that opens the section: true for one that carries the section's name alone. */
  readonly overview?: true | Overview;
  readonly questionGroups: readonly QuestionGroup[];
}

export interface QuestionGroup extends Conditional {
  readonly key: string;
  readonly name?: string;
  readonly overview?: true | Overview;
  readonly questions: readonly Question[];
}

/** What is asked on one page. */
export interface Question extends Conditional {
  readonly key: string;
  readonly copy: { readonly title: string; readonly intro?: string };
  /** The applicant may pass it; what it asks is then ignored. */
  readonly skippable?: true;
  readonly layout?: QuestionLayout;
  readonly fields: readonly Field[];
}

/** How a question's page is laid out; the last two show a screen whose values are kept apart from the answers. */
export const questionLayouts = ['default', 'panel', 'bankAccount', 'w9'] as const;
export type QuestionLayout = (typeof questionLayouts)[number];

export interface Overview {
  readonly title: string;
  readonly description: string;
}

/** When a part of the form is there. */
interface Conditional {
  readonly dynamicLogic?: Rule;
  /** Only for applicants of these types. */
  readonly applicantTypes?: readonly string[];
  /** Filled in by staff; an applicant neither sees nor answers it. */
  readonly adminOnly?: true;
}

/** What a list of sections shows of each. */
export type SectionOutline = Pick<Section, 'key' | 'name' | 'overview'>;

/** The key of the section that closes a form: its questions come last, then the review page. */
export const reviewSectionKey = 'review';
