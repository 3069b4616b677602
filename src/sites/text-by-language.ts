import * as z from 'zod'

/** Something by the code of a language. Only languages of `sites/languages.json` are known. */
export const byLanguage = <Value extends z.ZodType>(languages: readonly string[], value: Value) =>
  z.partialRecord(z.enum(languages), value)

/** A text by language; English is always there, as what the others fall back to. */
export const textByLanguage = (languages: readonly string[]) =>
  byLanguage(languages, z.string().min(1)).refine(
    (texts) => texts.en !== undefined,
    'wants a text for "en" too',
  )

/** What stands there for a language, or else for the language that it is a variant of: "en" serves "en-GB". */
export const inLanguage = <Value>(
  values: Readonly<Partial<Record<string, Value>>>,
  language: string,
): Value | undefined => values[language] ?? values[language.split('-')[0] as string]

/** A text in a language, or in English. */
export const textIn = (texts: Readonly<Partial<Record<string, string>>>, language: string): string =>
  inLanguage(texts, language) ?? texts.en ?? ''
