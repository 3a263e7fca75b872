import type { AnswerMigration, MigrationChange } from '../../definition/answer-migration.ts';
import {
  either,
  flag,
  listOf,
  number,
  optional,
  record,
  text,
  type Attributes,
  type Shape,
} from './shape.ts';

type AttributeName<Part> = Part extends unknown ? keyof Part : never;
type Change = Exclude<AttributeName<MigrationChange>, 'to' | 'reason' | 'value' | 'values' | 'keys'>;

const inEntriesOf = optional(listOf(text));
const keys: Shape = { is: 'table', of: text };
const mapped = either('a text, a number, true, false or null', text, number, flag, { is: 'null' });

const operators = {
  rename: { rename: text, to: text, inEntriesOf },
  drop: { drop: text, reason: text, inEntriesOf },
  setDefault: { setDefault: text, value: { is: 'anything' }, inEntriesOf },
  mapValue: { mapValue: text, values: { is: 'table', of: mapped }, inEntriesOf },
  moveInto: { moveInto: text, keys, inEntriesOf },
  moveOutOf: { moveOutOf: text, keys, inEntriesOf },
} as const satisfies Record<Change, Attributes>;

/** How answers pass from one version to a later one. */
export const migrationShape = record<AnswerMigration>({
  from: number,
  to: number,
  steps: listOf({ is: 'operators', what: 'a step', operators }),
});
