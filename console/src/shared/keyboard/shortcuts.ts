/** The single keys of the console; a row here is a line in the help. */
export const shortcuts = {
  find: { key: '/', text: /*i18n*/ { id: 'console.keys.find', message: 'Find a case or a person' } },
  filter: { key: 'f', text: /*i18n*/ { id: 'console.keys.filter', message: 'Filter the list' } },
  next: { key: 'j', text: /*i18n*/ { id: 'console.keys.next', message: 'Next case' } },
  previous: { key: 'k', text: /*i18n*/ { id: 'console.keys.previous', message: 'Previous case' } },
  help: { key: '?', text: /*i18n*/ { id: 'console.keys.help', message: 'Show all keys' } },
} as const satisfies Record<string, { key: string; text: { id: string; message: string } }>;

export type ShortcutName = keyof typeof shortcuts;
