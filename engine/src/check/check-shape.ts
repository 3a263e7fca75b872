import { sayCount } from '../definition/say-count.ts';
import { isRecord } from '../values/is-record.ts';
import { checkTranslations } from './check-translations.ts';
import { couldBe } from './could-be.ts';
import { joinPath } from './definition-fault.ts';
import { misname, refuse, spoil, type ShapeFault } from './shapes/shape-fault.ts';
import type { Attributes, Shape } from './shapes/shape.ts';
import { suggestName } from './suggest-name.ts';

/** Compares a value with the shape it must have. */
export function checkShape(value: unknown, shape: Shape, path = ''): ShapeFault[] {
  switch (shape.is) {
    case 'lazy':
      return checkShape(value, shape.of(), path);
    case 'oneOf':
      return checkName(value, shape.names, shape.what, path);
    case 'list':
      return checkList(value, shape, path);
    case 'table':
      return checkTable(value, shape.of, path);
    case 'record':
      return isRecord(value) ? checkRecord(value, shape.attributes, path) : refuse(value, 'an object', path);
    case 'kinds':
      return checkKind(value, shape, path);
    case 'operators':
      return checkOperator(value, shape, path);
    case 'either':
      return checkEither(value, shape, path);
    case 'copy':
      return checkTranslations(value, path);
    case 'anything':
      return [];
    case 'text':
    case 'number':
    case 'flag':
    case 'true':
    case 'null':
      return couldBe(value, shape) ? [] : refuse(value, plainNames[shape.is], path);
  }
}

type ShapeThat<Is extends Shape['is']> = Extract<Shape, { is: Is }>;

const plainNames = { text: 'a text', number: 'a number', flag: 'true or false', true: 'true', null: 'null' };

function checkName(value: unknown, names: readonly string[], what: string, path: string): ShapeFault[] {
  if (typeof value !== 'string') return refuse(value, plainNames.text, path);
  if (names.includes(value)) return [];
  return misname(path, `unknown ${what} "${value}"${suggestName(value, names)}`);
}

function checkList(value: unknown, { of, length }: ShapeThat<'list'>, path: string): ShapeFault[] {
  if (!Array.isArray(value)) return refuse(value, 'a list', path);
  if (length !== undefined && value.length !== length)
    return spoil(path, `has ${sayCount(value.length, 'item')} where ${length} belong`);
  return Array.from(value, (item, index) => checkShape(item, of(), `${path}[${index}]`)).flat();
}

function checkTable(value: unknown, of: Shape, path: string): ShapeFault[] {
  if (!isRecord(value)) return refuse(value, 'an object', path);
  return Object.entries(value).flatMap(([name, item]) => checkShape(item, of, joinPath(path, name)));
}

function checkRecord(value: Record<string, unknown>, attributes: Attributes, path: string): ShapeFault[] {
  const known = Object.keys(attributes);
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  return [
    ...Object.entries(attributes).flatMap(([name, attribute]) => {
      const given = readOwn(value, name);
      if (given !== undefined)
        return checkShape(
          given,
          'optional' in attribute ? attribute.optional : attribute,
          joinPath(path, name),
        );
      return 'optional' in attribute ? [] : spoil(joinPath(path, name), 'is missing');
    }),
    ...unknown.flatMap((name) =>
      misname(joinPath(path, name), `unknown attribute "${name}"${suggestName(name, known)}`),
    ),
  ];
}

function checkKind(value: unknown, { by, kinds }: ShapeThat<'kinds'>, path: string): ShapeFault[] {
  if (!isRecord(value)) return refuse(value, 'an object', path);
  const kind = readOwn(value, by);
  const kindPath = joinPath(path, by);
  if (kind === undefined) return spoil(kindPath, 'is missing');
  if (typeof kind !== 'string') return refuse(kind, plainNames.text, kindPath);
  const shape = readOwn(kinds, kind);
  if (shape) return checkShape(value, shape, path);
  return spoil(kindPath, `unknown ${by} "${kind}"${suggestName(kind, Object.keys(kinds))}`);
}

function checkOperator(
  value: unknown,
  { what, operators }: ShapeThat<'operators'>,
  path: string,
): ShapeFault[] {
  if (!isRecord(value)) return refuse(value, what, path);
  const names = Object.keys(value);
  const [written] = names;
  if (written === undefined) return spoil(path, `${what} has no operator`);
  const attributes = names.map((name) => readOwn(operators, name)).find(Boolean);
  if (attributes) return checkRecord(value, attributes, path);
  return spoil(path, `unknown operator "${written}"${suggestName(written, Object.keys(operators))}`);
}

function checkEither(value: unknown, { what, shapes }: ShapeThat<'either'>, path: string): ShapeFault[] {
  const shape = shapes.find((candidate) => couldBe(value, candidate));
  return shape ? checkShape(value, shape, path) : refuse(value, what, path);
}

/** An own property only: not `constructor` and the like. */
function readOwn<Value>(value: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
