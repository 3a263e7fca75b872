import { isDeepStrictEqual } from 'node:util';
import type { PartnerFile } from './partner-file.ts';
import { toDefinitionName } from './to-normal-form.ts';

/** One line for each difference: `+` for what is new, `-` for what goes, `~` for what becomes something else. */
export function diffPartnerFiles(before: PartnerFile | undefined, after: PartnerFile): string[] {
  return diff('', before && withShortDefinitions(before), withShortDefinitions(after));
}

/** A published form never changes, so its name says it all. */
function withShortDefinitions(file: PartnerFile): object {
  return { ...file, definitions: file.definitions?.map(toDefinitionName) };
}

function diff(path: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before)) {
    return diffLists(path, asList(before), asList(after));
  }
  if (isObject(before ?? after) && isObject(after ?? before)) {
    const [left, right] = [asObject(before), asObject(after)];
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return names.flatMap((name) => diff(path === '' ? name : `${path}.${name}`, left[name], right[name]));
  }
  if (before === undefined) return [`+ ${path}: ${show(after)}`];
  if (after === undefined) return [`- ${path}: ${show(before)}`];
  return [`~ ${path}: ${show(before)} -> ${show(after)}`];
}

/** Items that have a name are compared with those of the same name; others are in a list or not. */
function diffLists(path: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  const names = [...new Set([...before, ...after].map(nameOf))];
  const lines = names.flatMap((name) => {
    const find = (list: readonly unknown[]) => list.find((item) => nameOf(item) === name);
    const [left, right] = [find(before), find(after)];
    return isObject(left ?? right) ? diff(`${path}[${name}]`, left, right) : diff(path, left, right);
  });
  return lines.length > 0 ? lines : [`~ ${path}: in another order`];
}

function nameOf(item: unknown): string {
  const name = isObject(item) ? (item.name ?? item.email) : item;
  return typeof name === 'string' ? name : JSON.stringify(item);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
