import pg from 'pg';

type Parser = (text: string) => unknown;

const parsers: Partial<Record<number, Parser>> = {
  [pg.types.builtins.INT8]: toSafeInteger,
  // A date has no time zone; a JavaScript Date would give it one.
  [pg.types.builtins.DATE]: (text: string) => text,
};

/** How column values reach the code: bigint as number, timestamptz as Date, date as text. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): Parser =>
    parsers[oid] ?? (pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as Parser),
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`The number ${text} from the database is too large to be exact.`);
  return value;
}
