import type { z } from 'zod';

/** Where a part of a file is, as `programs[0].definition.key`. */
export function toPath(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, index) => {
      if (typeof part === 'number') return `[${String(part)}]`;
      return index === 0 ? String(part) : `.${String(part)}`;
    })
    .join('');
}

/** One sentence for each thing that is wrong: where it is, what was read and what is allowed. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], file: unknown): string[] {
  return issues.map((issue) => {
    const path = toPath(issue.path) || 'The file';
    if (issue.code === 'unrecognized_keys') {
      const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
      return `${path}: ${unknown} is not known here. Allowed: ${issue.message}.`;
    }
    const value = valueAt(file, issue.path);
    return value === undefined
      ? `${path} is missing. Allowed: ${allowedBy(issue)}.`
      : `${path}: ${toReadValue(value)} is not allowed here. Allowed: ${allowedBy(issue)}.`;
  });
}

/** A choice between schemas says nothing itself; the branch does that takes a value of this type, or else the last. */
function allowedBy(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const meant = issue.errors.find(([first]) => first?.code !== 'invalid_type' || first.path.length > 0);
  return (meant ?? issue.errors.at(-1))?.at(-1)?.message ?? issue.message;
}

function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<PropertyKey, unknown>>)[part]
        : undefined,
    file,
  );
}

const longest = 60;

function toReadValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
