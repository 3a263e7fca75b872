import type { FieldChange, FormChanges } from '../live/form-changes.ts';
import type { Edit } from './choose-edit.ts';
import type { FieldSnapshot, FormSnapshot } from './snapshot-form.ts';

/**
 * The fields that the changes of an edit name wrongly or leave out. Entries that come, go or move are not looked at:
 * a screen draws them anew with their list.
 */
export function listMisnamed(
  { fields }: FormChanges,
  edit: Edit,
  before: FormSnapshot,
  after: FormSnapshot,
): string[] {
  const named = new Map(fields.map((change) => [change.path, change]));
  const twice = fields.filter((change) => named.get(change.path) !== change).map(({ path }) => path);
  const misnamed = Object.keys(after.fields).filter((path) => {
    const isDrawnAnew = 'path' in edit && path.startsWith(`${edit.path}.`);
    return path in before.fields && !isDrawnAnew && isMisnamed(path, named.get(path), edit, before, after);
  });
  return [...twice, ...misnamed];
}

type Difference = Omit<FieldChange, 'path'>;

const nothing: Difference = { visibility: false, value: false, errors: false };

function isMisnamed(
  path: string,
  named: Difference = nothing,
  edit: Edit,
  before: FormSnapshot,
  after: FormSnapshot,
): boolean {
  const { visibility, value, errors } = compare(before.fields[path], after.fields[path]);
  const isEdited = 'path' in edit && edit.path === path;
  // Errors that are shown from now on are named, though the field had them before.
  const showsErrors = edit.do === 'touch' || edit.do === 'attemptSubmit';
  // The same value may be typed again, and a list is named with whatever changes inside it.
  const mayHaveValue = isEdited || hasChangeInside(path, edit, before, after);
  return (
    named.visibility !== visibility ||
    (named.errors !== errors && !(named.errors && showsErrors)) ||
    (named.value !== value && !(named.value && mayHaveValue)) ||
    (!named.value && isList(path, after) && countsOtherwise(path, before, after))
  );
}

function hasChangeInside(path: string, edit: Edit, before: FormSnapshot, after: FormSnapshot): boolean {
  if ('path' in edit && isInEntry(edit.path, path)) return true;
  return Object.keys({ ...before.fields, ...after.fields })
    .filter((inner) => isInEntry(inner, path))
    .some((inner) => {
      const { value, visibility } = compare(before.fields[inner], after.fields[inner]);
      return value || visibility;
    });
}

/** Whether the entries of a list count as something else than before. */
function countsOtherwise(list: string, before: FormSnapshot, after: FormSnapshot): boolean {
  return Object.keys(after.fields)
    .filter((path) => isInEntry(path, list))
    .some((path) => differs(toCounted(before.fields[path]), toCounted(after.fields[path])));
}

function isList(path: string, { fields }: FormSnapshot): boolean {
  return Object.keys(fields).some((inner) => isInEntry(inner, path));
}

function isInEntry(path: string, list: string): boolean {
  return path.startsWith(`${list}.`) && /^\d+\./.test(path.slice(list.length + 1));
}

function compare(earlier: FieldSnapshot | undefined, now: FieldSnapshot | undefined): Difference {
  return {
    visibility: earlier?.isVisible !== now?.isVisible || earlier?.isActive !== now?.isActive,
    value: differs(earlier?.value, now?.value) || differs(toCounted(earlier), toCounted(now)),
    errors:
      differs(earlier?.errors, now?.errors) ||
      earlier?.isMissing !== now?.isMissing ||
      earlier?.isRequired !== now?.isRequired,
  };
}

function toCounted(field: FieldSnapshot | undefined): unknown {
  return field?.isActive ? field.value : undefined;
}

function differs(left: unknown, right: unknown): boolean {
  return left !== right && JSON.stringify(left) !== JSON.stringify(right);
}
