/** The apps that run from their sources. */
export const rooms = ['portal', 'console'] as const;
export type Room = (typeof rooms)[number];

export const entryModule = 'virtual:handrail-entry';

/** What a page of the app loads first. */
export function listEntryScripts(room: Room): string[] {
  return [`/assets/${room}/@vite/client`, `/assets/${room}/@id/__x00__${entryModule}`];
}
