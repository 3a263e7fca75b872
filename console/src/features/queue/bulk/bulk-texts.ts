import type { BulkChangeKind } from '../../../gql/operations.ts';

interface Text {
  readonly id: string;
  readonly message: string;
}

export type BulkKindShown = BulkChangeKind;

/** What each kind of change is called on its button. */
export const bulkKindTexts = {
  assign: /*i18n*/ { id: 'console.bulk.kind.assign', message: 'Assign' },
  move: /*i18n*/ { id: 'console.bulk.kind.move', message: 'Change status' },
  message: /*i18n*/ { id: 'console.bulk.kind.message', message: 'Message' },
  refer: /*i18n*/ { id: 'console.bulk.kind.refer', message: 'Refer' },
  export: /*i18n*/ { id: 'console.bulk.kind.export', message: 'Export' },
} as const satisfies Record<BulkKindShown, Text>;

/** The button that does it, which names how many cases it reaches. */
export const bulkApplyTexts = {
  assign: {
    one: /*i18n*/ { id: 'console.bulk.apply.assign.one', message: 'Assign 1 case' },
    many: /*i18n*/ { id: 'console.bulk.apply.assign', message: 'Assign {count} cases' },
  },
  move: {
    one: /*i18n*/ { id: 'console.bulk.apply.move.one', message: 'Change 1 case' },
    many: /*i18n*/ { id: 'console.bulk.apply.move', message: 'Change {count} cases' },
  },
  message: {
    one: /*i18n*/ { id: 'console.bulk.apply.message.one', message: 'Send 1 message' },
    many: /*i18n*/ { id: 'console.bulk.apply.message', message: 'Send {count} messages' },
  },
  refer: {
    one: /*i18n*/ { id: 'console.bulk.apply.refer.one', message: 'Refer 1 applicant' },
    many: /*i18n*/ { id: 'console.bulk.apply.refer', message: 'Refer {count} applicants' },
  },
  export: {
    one: /*i18n*/ { id: 'console.bulk.apply.export.one', message: 'Export 1 case' },
    many: /*i18n*/ { id: 'console.bulk.apply.export', message: 'Export {count} cases' },
  },
} as const satisfies Record<BulkKindShown, { one: Text; many: Text }>;

/** The button that takes a change back. */
export const bulkUndoTexts = {
  one: /*i18n*/ { id: 'console.bulk.apply.undo.one', message: 'Undo for 1 case' },
  many: /*i18n*/ { id: 'console.bulk.apply.undo', message: 'Undo for {count} cases' },
} as const satisfies { one: Text; many: Text };
