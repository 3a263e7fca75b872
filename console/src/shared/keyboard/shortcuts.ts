import type { Right } from '../../gql/operations.ts';

export interface Shortcut {
  readonly key: string;
  /** How the key reads, where that is not the key itself. */
  readonly shown?: string;
  readonly text: { readonly id: string; readonly message: string };
  /** Whether it moves about on the screen; the command palette has no use for those. */
  readonly isMove?: boolean;
  /** The right without which the key does nothing. */
  readonly right?: Right;
}

/** The single keys of the console, and two keys that are pressed one after the other; a row here is a line in the help. */
export const shortcuts = {
  palette: {
    key: 'Control+k',
    shown: 'ctrl k',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.palette', message: 'Search and commands' },
  },
  find: { key: '/', text: /*i18n*/ { id: 'console.keys.find', message: 'Find a case or a person' } },
  filter: { key: 'f', text: /*i18n*/ { id: 'console.keys.filter', message: 'Filter the list' } },
  next: { key: 'j', isMove: true, text: /*i18n*/ { id: 'console.keys.next', message: 'Next case' } },
  previous: {
    key: 'k',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.previous', message: 'Previous case' },
  },
  previousPage: {
    key: '[',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.previous-page', message: 'Previous page of the document' },
  },
  nextPage: {
    key: ']',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.next-page', message: 'Next page of the document' },
  },
  nextDocument: {
    key: 'd',
    text: /*i18n*/ { id: 'console.keys.next-document', message: 'Next document' },
  },
  fine: {
    key: 'y',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.fine', message: 'The answer is fine; go to the next one' },
  },
  askAgain: {
    key: 'r',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.ask-again', message: 'Ask for the answer again' },
  },
  choose: {
    key: 'x',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.choose', message: 'Choose the case' },
  },
  chooseRange: {
    key: 'X',
    shown: 'shift x',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.choose-range', message: 'Choose every case up to this one' },
  },
  assign: { key: 'e', text: /*i18n*/ { id: 'console.keys.assign', message: 'Assign the selected cases' } },
  message: {
    key: 'm',
    text: /*i18n*/ { id: 'console.keys.message', message: 'Write to the selected applicants' },
  },
  move: { key: 's', text: /*i18n*/ { id: 'console.keys.move', message: 'Change the status' } },
  undo: { key: 'z', text: /*i18n*/ { id: 'console.keys.undo', message: 'Undo the last change' } },
  clear: {
    key: 'Escape',
    shown: 'esc',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.escape', message: 'Close what is open, or clear the choice' },
  },
  goToCases: {
    key: 'g c',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.go-to-cases', message: 'Go to the cases' },
  },
  goToFunds: {
    key: 'g f',
    right: 'issuePayments',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.go-to-funds', message: 'Go to the funds' },
  },
  goToStart: {
    key: 'g o',
    isMove: true,
    text: /*i18n*/ { id: 'console.keys.go-to-start', message: 'Go to the start page' },
  },
  saveView: { key: 'v', text: /*i18n*/ { id: 'console.keys.save-view', message: 'Save this view' } },
  help: { key: '?', text: /*i18n*/ { id: 'console.keys.help', message: 'Show all keys' } },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
