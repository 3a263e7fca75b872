import { z, type ZodType } from 'zod';

export const text: ZodType<string, string> = z.string();

/** A secret or a message: any text of a reasonable length on one line. */
export const line: ZodType<string, string> = z.string().regex(/^[^\p{Cc}]{1,1000}$/u);

export const mailAddress: ZodType<string, string> = z
  .string()
  .regex(/^[^\s@<>,;:"]{1,64}@[A-Za-z0-9.-]{1,255}$/);

export function wholeNumber(least: number, most: number): ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
}

/** A share from 0 to 1. */
export const probability: ZodType<number, string> = z
  .string()
  .regex(/^\d(\.\d{1,6})?$/)
  .transform(Number)
  .refine((value) => value >= 0 && value <= 1);

export function oneOf<const T extends string>(...values: T[]): ZodType<T, string> {
  return z.custom<T>((value) => values.some((allowed) => allowed === value));
}

export const onOff: ZodType<boolean, string> = oneOf('on', 'off').transform((value) => value === 'on');

/** An address with a host whose scheme is one of those given, such as `https:`. */
export function address(...schemes: string[]): ZodType<string, string> {
  return z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return schemes.includes(url.protocol) && url.hostname !== '';
  });
}

/** Like an address, with the port written out, for a scheme that has no usual one. */
export function addressWithPort(scheme: string): ZodType<string, string> {
  return address(scheme).refine((value) => URL.canParse(value) && new URL(value).port !== '');
}

/** One of the given names (such as `mailbox:`), or an address with one of the given schemes. */
export function namedOr(name: string, ...schemes: string[]): ZodType<string, string> {
  return z.union([oneOf(name), address(...schemes)]);
}

/** Where people reach the product: a scheme and a host, nothing after them. */
export const origin: ZodType<string, string> = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
    return bare && ['http:', 'https:'].includes(url.protocol);
  })
  .transform((value) => new URL(value).origin);

/** `file:` with a folder, or `s3://bucket`. */
export const storage: ZodType<string, string> = z.string().regex(/^(file:.+|s3:\/\/[a-z0-9][a-z0-9.-]*.*)$/);
