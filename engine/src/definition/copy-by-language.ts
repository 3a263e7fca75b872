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
  return resolve(authored, locale) as Part;
}

/** One text as someone reads it. */
export function sayCopy(text: string | Translations, locale: Locale): string {
  return typeof text === 'string' ? text : (text[locale] ?? text[firstLocale]);
}

function isTranslations(value: unknown): value is Translations {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && firstLocale in value;
}

function resolve(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return keepSame(
      value,
      value.map((item) => resolve(item, locale)),
    );
  const entries = Object.entries(value);
  const resolved = entries.map(([name, inner]) => resolveAttribute(name, inner, locale));
  if (entries.every(([, inner], index) => inner === resolved[index])) return value;
  return Object.fromEntries(entries.map(([name], index) => [name, resolved[index]]));
}

function resolveAttribute(name: string, value: unknown, locale: Locale): unknown {
  if (includes(ruleNames, name)) return value;
  if (includes(copyNames, name) && isTranslations(value)) return sayCopy(value, locale);
  return resolve(value, locale);
}

function keepSame(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return before.every((item, index) => item === after[index]) ? before : after;
}

function includes(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
