import { isRecord } from '../values/is-record.ts';
import type { Shape } from './shapes/shape.ts';

/** Whether a value is of the type that a shape begins with, before looking inside. */
export function couldBe(value: unknown, shape: Shape): boolean {
  switch (shape.is) {
    case 'text':
    case 'oneOf':
      return typeof value === 'string';
    case 'copy':
      return typeof value === 'string' || isRecord(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'true':
      return value === true;
    case 'null':
      return value === null;
    case 'list':
      return Array.isArray(value);
    case 'anything':
      return true;
    case 'either':
      return shape.shapes.some((inner) => couldBe(value, inner));
    case 'lazy':
      return couldBe(value, shape.of());
    case 'table':
    case 'record':
    case 'kinds':
    case 'operators':
      return isRecord(value);
  }
}
