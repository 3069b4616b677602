import * as z from 'zod'

/**
 * Creates the schema of an object with a value per language code. Only languages of `sites/languages.json` are
 * allowed.
 */
export const createByLanguageSchema = <Value extends z.ZodType>(languages: readonly string[], value: Value) =>
  z.partialRecord(z.enum(languages), value)

/** Creates the schema of a text in several languages. English is required, because it replaces missing languages. */
export const createTextsSchema = (languages: readonly string[]) =>
  createByLanguageSchema(languages, z.string().min(1)).refine(
    (texts) => texts.en !== undefined,
    'expects a text for "en" too',
  )

/** Returns the value for a language, or else for its base language: "en" for "en-GB". */
export const valueInLanguage = <Value>(
  values: Readonly<Partial<Record<string, Value>>>,
  language: string,
): Value | undefined => values[language] ?? values[language.split('-')[0] as string]

/**
 * Returns the text in a language, or in English.
 * @example localizedTextOf({ en: 'Europe', de: 'Europa' }, 'fr') // 'Europe'
 */
export const localizedTextOf = (texts: Readonly<Partial<Record<string, string>>>, language: string): string =>
  valueInLanguage(texts, language) ?? texts.en ?? ''
