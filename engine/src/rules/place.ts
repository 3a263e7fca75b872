import type { FormSettings } from '../definition/form-settings.ts';

/** Where a rule is evaluated: the form, or one entry of a repeated group. */
export interface Place {
  /** What each slot counts as: nothing while its field is hidden; the places of the entries for a repeated group. */
  readonly effective: readonly unknown[];
  readonly parent: Place | undefined;
  readonly form: FormSurroundings;
}

export interface FormSurroundings {
  readonly settings: FormSettings;
  /** How many list items may still be looked at in this evaluation; it keeps a hostile definition from hanging. */
  fuel: number;
}

/** As many items of a list as may still be looked at. */
export function takeAffordable<Item>(at: Place, list: readonly Item[]): readonly Item[] {
  const affordable = Math.max(0, at.form.fuel);
  at.form.fuel -= list.length;
  return list.length > affordable ? list.slice(0, affordable) : list;
}
