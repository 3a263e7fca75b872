/** Everything that was answered, by dotted key. */
export type Answers = Readonly<Record<string, AnswerValue>>;

export type AnswerValue =
  | string
  | number
  | boolean
  | null
  | Address
  | readonly string[]
  | readonly DocumentAnswer[]
  | readonly Answers[]
  | undefined;

/** A place as an applicant gave it. */
export interface Address {
  readonly id?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly county?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly isUnhoused?: boolean;
  /** Whether it follows the address that the field's copyAddressKey names. */
  readonly copied?: boolean;
}

/** A file that was uploaded for a Document field. */
export interface DocumentAnswer {
  readonly id: string;
  readonly filename?: string;
}

/** The key under which it is kept that a question was skipped. */
export function toSkippedKey(questionKey: string): string {
  return `${questionKey}.skipped`;
}
