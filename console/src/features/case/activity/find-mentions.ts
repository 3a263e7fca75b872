import type { CaseView } from '../use-case.ts';

const mostShown = 5;

/** The colleagues whose names begin with what stands after the last @, and the note with one of them written out. */
export function findMentions({ assignableStaff }: CaseView, body: string) {
  const begun = /(?:^|\s)@([^@\n]{0,40})$/.exec(body)?.[1];
  if (begun === undefined) return { names: [], complete: () => body };
  const names = assignableStaff
    .flatMap(({ name }) => name ?? [])
    .filter((name) => name.toLowerCase().startsWith(begun.toLowerCase()) && name !== begun.trim())
    .slice(0, mostShown);
  return { names, complete: (name: string) => `${body.slice(0, body.length - begun.length)}${name} ` };
}
