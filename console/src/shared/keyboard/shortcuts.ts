export interface Shortcut {
  readonly key: string;
  /** How the key reads, where that is not the key itself. */
  readonly shown?: string;
  readonly text: { readonly id: string; readonly message: string };
}

/** The single keys of the console, and two keys that are pressed one after the other; a row here is a line in the help. */
export const shortcuts = {
  find: { key: '/', text: /*i18n*/ { id: 'console.keys.find', message: 'Find a case or a person' } },
  filter: { key: 'f', text: /*i18n*/ { id: 'console.keys.filter', message: 'Filter the list' } },
  next: { key: 'j', text: /*i18n*/ { id: 'console.keys.next', message: 'Next case' } },
  previous: { key: 'k', text: /*i18n*/ { id: 'console.keys.previous', message: 'Previous case' } },
  previousPage: {
    key: '[',
    text: /*i18n*/ { id: 'console.keys.previous-page', message: 'Previous page of the document' },
  },
  nextPage: {
    key: ']',
    text: /*i18n*/ { id: 'console.keys.next-page', message: 'Next page of the document' },
  },
  choose: { key: 'x', text: /*i18n*/ { id: 'console.keys.choose', message: 'Choose the case' } },
  chooseRange: {
    key: 'X',
    shown: 'shift x',
    text: /*i18n*/ { id: 'console.keys.choose-range', message: 'Choose every case up to this one' },
  },
  assign: { key: 'e', text: /*i18n*/ { id: 'console.keys.assign', message: 'Assign the chosen cases' } },
  message: {
    key: 'm',
    text: /*i18n*/ { id: 'console.keys.message', message: 'Write to the chosen applicants' },
  },
  move: { key: 's', text: /*i18n*/ { id: 'console.keys.move', message: 'Change the status' } },
  undo: { key: 'z', text: /*i18n*/ { id: 'console.keys.undo', message: 'Undo the last change' } },
  clear: {
    key: 'Escape',
    shown: 'esc',
    text: /*i18n*/ { id: 'console.keys.escape', message: 'Close what is open, or clear the choice' },
  },
  goToCases: {
    key: 'g c',
    text: /*i18n*/ { id: 'console.keys.go-to-cases', message: 'Go to the cases' },
  },
  saveView: { key: 'v', text: /*i18n*/ { id: 'console.keys.save-view', message: 'Save this view' } },
  help: { key: '?', text: /*i18n*/ { id: 'console.keys.help', message: 'Show all keys' } },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
