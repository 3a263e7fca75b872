/** What a value of a definition must look like. */
export type Shape =
  | { readonly is: 'text' | 'copy' | 'number' | 'flag' | 'true' | 'null' | 'anything' }
  | { readonly is: 'oneOf'; readonly what: string; readonly names: readonly string[] }
  | { readonly is: 'list'; readonly of: () => Shape; readonly length?: number }
  | { readonly is: 'table'; readonly of: Shape }
  | { readonly is: 'record'; readonly attributes: Attributes }
  /** A record whose other attributes follow from one of them. */
  | { readonly is: 'kinds'; readonly by: string; readonly kinds: Readonly<Record<string, Shape>> }
  /** A record whose attributes follow from the one that names it, as the operator of a rule does. */
  | {
      readonly is: 'operators';
      readonly what: string;
      readonly operators: Readonly<Record<string, Attributes>>;
    }
  | { readonly is: 'either'; readonly what: string; readonly shapes: readonly Shape[] }
  | { readonly is: 'lazy'; readonly of: () => Shape };

export type Attributes = Readonly<Record<string, Shape | Optional>>;

export interface Optional {
  readonly optional: Shape;
}

/** The table of an interface: every attribute of it, and `optional` for just those that may be absent. */
export type AttributesOf<Declared> = {
  readonly [Name in keyof Declared]-?: object extends Pick<Declared, Name> ? Optional : Shape;
};

export const text: Shape = { is: 'text' };
/** What people read: a text in English, or one for each of several languages. */
export const copy: Shape = { is: 'copy' };
export const number: Shape = { is: 'number' };
export const flag: Shape = { is: 'flag' };
export const onlyTrue: Shape = { is: 'true' };

export function optional(shape: Shape): Optional {
  return { optional: shape };
}

export function record<Declared>(attributes: AttributesOf<Declared>): Shape {
  return { is: 'record', attributes: attributes };
}

export function listOf(of: Shape | (() => Shape)): Shape {
  return { is: 'list', of: typeof of === 'function' ? of : () => of };
}

export function oneOf(what: string, names: readonly string[]): Shape {
  return { is: 'oneOf', what, names };
}

export function either(what: string, ...shapes: readonly Shape[]): Shape {
  return { is: 'either', what, shapes };
}
