import type { Field } from '@handrail/engine';

export type PageKind =
  | 'home'
  | 'intro-welcome'
  | 'intro-steps'
  | 'intro-default'
  | 'expect'
  | 'welcome'
  | 'section'
  | 'group'
  | 'question'
  | 'bank-account'
  | 'w9'
  | 'review'
  | 'thanks';

/** Looks closely at a page of a kind that was not looked at before. */
export type Glance = (kind: PageKind, fields?: readonly Field[]) => Promise<void>;

/** What was looked at in this process, whichever the program. */
const seenBefore = new Set<string>();

/**
 * A close look at every page would take longer than filling it in, so each kind of page and of field gets one; with all
 * sets of answers, one in each of them.
 */
export function createGlance(look: (name: string) => Promise<void>): Glance {
  const seen = process.env.ALL_ANSWER_SETS === '1' ? new Set<string>() : seenBefore;
  return async (kind, fields = []) => {
    const names = fields.length === 0 ? [kind] : [...new Set(fields.map(({ type }) => `${kind}-${type}`))];
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    if (isNew) await look(names.join('-').toLowerCase());
  };
}
