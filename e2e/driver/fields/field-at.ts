import type { Answers, AnswerValue, CopyValues, Field, FieldKind, LiveForm } from '@handrail/engine';
import type { Locator, Page } from '@playwright/test';
import type { Hand } from '../hands/hand.ts';

export type FieldOf<Kind extends FieldKind> = Extract<Field, { readonly type: Kind }>;

/** The page that a person fills in, and the form as the engine has it after all that was filled in. */
export interface Desk {
  readonly page: Page;
  readonly hand: Hand;
  readonly form: LiveForm;
  readonly copyValues: CopyValues;
}

/** Where fields stand: on the page or in a group, with the answers that belong there. */
export interface Place {
  readonly scope: Page | Locator;
  readonly fields: readonly Field[];
  /** What the engine's paths of these fields begin with. */
  readonly pathPrefix: string;
  /** What the keys of these fields begin with among the answers. */
  readonly keyPrefix: string;
  readonly labelPrefix: string;
  readonly answers: Answers;
}

/** Where one field stands and what is to be said there. */
export interface Spot {
  readonly desk: Desk;
  readonly place: Place;
  readonly path: string;
  readonly label: string;
  /** What the person answers; nothing leaves the field as it is. */
  readonly value: AnswerValue;
}

/** One field to be filled in. */
export interface FieldAt<Kind extends FieldKind> extends Spot {
  readonly field: FieldOf<Kind>;
}
