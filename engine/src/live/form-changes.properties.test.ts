import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { applyEdit, type Edit } from '../testing/choose-edit.ts';
import { snapshotForm, type FieldSnapshot, type FormSnapshot } from '../testing/snapshot-form.ts';
import { compileProgram } from './compile-program.ts';
import type { FormChanges } from './form-changes.ts';
import { createLiveForm } from './live-form.ts';

describe('the changes of an edit', () => {
  it('name exactly what came to be different', () => {
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings, edits }) => {
        const form = createLiveForm(compileProgram(definition), { answers, settings });
        let before = snapshotForm(form);
        for (const edit of edits) {
          const changes = applyEdit(form, edit);
          const after = snapshotForm(form);
          expectNamed(changes, edit, before, after);
          expect(new Set(changes.questions)).toEqual(new Set(listFlipped(before, after)));
          expect(changes.progress ?? before.report.progress).toBe(after.report.progress);
          before = after;
        }
      }),
      { numRuns: 1500 },
    );
  });
});

/** Entries that move are redrawn with their list; errors that show from now on are named though they were there. */
function expectNamed(changes: FormChanges, edit: Edit, before: FormSnapshot, after: FormSnapshot): void {
  const named = new Map(changes.fields.map((change) => [change.path, change]));
  expect(named.size).toBe(changes.fields.length);
  const edited = 'path' in edit ? edit.path : undefined;
  for (const [path, now] of Object.entries(after.fields)) {
    const earlier = before.fields[path];
    if (!earlier || (edited !== undefined && path.startsWith(`${edited}.`))) continue;
    const flags = named.get(path) ?? { visibility: false, value: false, errors: false };
    const changed = compare(earlier, now);
    const isList = listInside(after, path).length > 0 || listInside(before, path).length > 0;
    expect({ path, visibility: flags.visibility }).toEqual({ path, visibility: changed.visibility });
    if (edit.do === 'touch' || edit.do === 'attemptSubmit')
      expect(changed.errors && !flags.errors).toBe(false);
    else expect({ path, errors: flags.errors }).toEqual({ path, errors: changed.errors });
    if (path === edited || isList)
      expect({ path, misses: changed.value && !flags.value }).toEqual({ path, misses: false });
    else expect({ path, value: flags.value }).toEqual({ path, value: changed.value });
    if (isList) expectListNamed(flags.value, path, edited, before, after);
  }
}

/** A list is named with what is inside it, so that a screen can redraw cards that show several answers. */
function expectListNamed(
  isNamed: boolean,
  path: string,
  edited: string | undefined,
  before: FormSnapshot,
  after: FormSnapshot,
): void {
  if (edited?.startsWith(path)) return;
  const inside = new Set([...listInside(before, path), ...listInside(after, path)]);
  const counts = [...inside].map((each) => compare(before.fields[each], after.fields[each]));
  const isListed = compare(before.fields[path], after.fields[path]).value;
  expect({ path, isNamed }).toEqual({
    path,
    isNamed: isListed || counts.some(({ value, visibility }) => value || visibility),
  });
}

function listInside({ fields }: FormSnapshot, path: string): string[] {
  return Object.keys(fields).filter((each) => each.startsWith(`${path}.0.`) || isInEntry(each, path));
}

function isInEntry(path: string, list: string): boolean {
  return path.startsWith(`${list}.`) && /^\d+\./.test(path.slice(list.length + 1));
}

function compare(earlier: FieldSnapshot | undefined, now: FieldSnapshot | undefined) {
  const counted = (field: FieldSnapshot | undefined) => (field?.isActive ? field.value : undefined);
  return {
    visibility: earlier?.isVisible !== now?.isVisible || earlier?.isActive !== now?.isActive,
    value: differs(earlier?.value, now?.value) || differs(counted(earlier), counted(now)),
    errors: differs(earlier?.errors, now?.errors) || earlier?.isMissing !== now?.isMissing,
  };
}

function differs(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) !== JSON.stringify(right);
}

function listFlipped(before: FormSnapshot, after: FormSnapshot): string[] {
  const keysOf = ({ steps }: FormSnapshot) =>
    steps.flatMap((step) => (step.kind === 'question' ? [step.key] : []));
  const [earlier, now] = [keysOf(before), keysOf(after)];
  return [...earlier.filter((key) => !now.includes(key)), ...now.filter((key) => !earlier.includes(key))];
}
