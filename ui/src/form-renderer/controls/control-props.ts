import type { AnswerValue, Field, FieldKind, FieldState } from '@handrail/engine';
import type { ReactNode } from 'react';

export type FieldOf<Kind extends FieldKind> = Extract<Field, { readonly type: Kind }>;

/** What every control gets: its field, the words around it and what to do when the person acts. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly state: FieldState;
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly optional: boolean;
  /** Said after the control: where the answer came from. */
  readonly note?: ReactNode;
  readonly onChange: (value: AnswerValue) => void;
  /** The person left the control: from now on what is wrong with the answer is shown. */
  readonly onLeave: () => void;
}
