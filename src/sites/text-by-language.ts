import * as z from 'zod'

/** The schema of values by the code of a language. Only languages of `sites/languages.json` are known. */
export const byLanguage = <Value extends z.ZodType>(languages: readonly string[], value: Value) =>
  z.partialRecord(z.enum(languages), value)

/** The schema of a text by language; English is always there, as the fallback of the others. */
export const textByLanguage = (languages: readonly string[]) =>
  byLanguage(languages, z.string().min(1)).refine(
    (texts) => texts.en !== undefined,
    'wants a text for "en" too',
  )

/** The value for a language, or else for the language that it is a variant of: "en" serves "en-GB". */
export const inLanguage = <Value>(
  values: Readonly<Partial<Record<string, Value>>>,
  language: string,
): Value | undefined => values[language] ?? values[language.split('-')[0] as string]

/**
 * The text in a language, or in English.
 * @example localizedText({ en: 'Europe', de: 'Europa' }, 'fr') // 'Europe'
 */
export const localizedText = (texts: Readonly<Partial<Record<string, string>>>, language: string): string =>
  inLanguage(texts, language) ?? texts.en ?? ''
