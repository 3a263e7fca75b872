import { firstLocale, type Locale } from '../language/locale.ts';

/** One text in several languages; a reader of any other one reads the English. */
export type Translations = Readonly<Partial<Record<Locale, string>>> & { readonly [firstLocale]: string };

/** The attributes of definitions and of a partner's settings that hold what people read. */
export const copyNames = [
  'action',
  'body',
  'copy',
  'description',
  'entryName',
  'helperText',
  'intro',
  'label',
  'message',
  'name',
  'note',
  'placeholder',
  'referralMessage',
  'title',
] as const;
type CopyName = (typeof copyNames)[number];

/** The attributes that hold rules, in which a text is an answer or a key. */
const ruleNames = ['condition', 'dynamicLogic', 'formula', 'rule'] as const;
type RuleName = (typeof ruleNames)[number];

/** A definition, or a part of it, as an author writes it: each text in English or in several languages. */
export type Authored<Part> = Part extends readonly (infer Item)[]
  ? readonly Authored<Item>[]
  : Part extends object
    ? {
        readonly [Name in keyof Part]: Name extends RuleName
          ? Part[Name]
          : Name extends CopyName
            ? AuthoredCopy<Part[Name]>
            : Authored<Part[Name]>;
      }
    : Part;

type AuthoredCopy<Text> = Text extends string ? Text | Translations : Authored<Text>;

/** A definition, or a part of it, as someone reads it. What has no translations stays the same object. */
export function inLanguage<Part>(authored: Authored<Part>, locale: Locale): Part {
  return mapCopy(authored, (text) => sayCopy(text, locale)) as Part;
}

/** One text as someone reads it. */
export function sayCopy(text: string | Translations, locale: Locale): string {
  return typeof text === 'string' ? text : (text[locale] ?? text[firstLocale]);
}

function isTranslations(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && firstLocale in value;
}

/** The same definition, or part of it, with other texts; what says the same stays the same object. */
export function mapCopy(value: unknown, change: (text: string | Translations) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return keepSame(
      value,
      value.map((item) => mapCopy(item, change)),
    );
  const entries = Object.entries(value);
  const mapped = entries.map(([name, inner]) => mapAttribute(name, inner, change));
  if (entries.every(([, inner], index) => inner === mapped[index])) return value;
  return Object.fromEntries(entries.map(([name], index) => [name, mapped[index]]));
}

function mapAttribute(
  name: string,
  value: unknown,
  change: (text: string | Translations) => unknown,
): unknown {
  if (includes(ruleNames, name)) return value;
  const isText = typeof value === 'string' || isTranslations(value);
  return includes(copyNames, name) && isText ? change(value) : mapCopy(value, change);
}

function keepSame(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return before.every((item, index) => item === after[index]) ? before : after;
}

function includes(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
