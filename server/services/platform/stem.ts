import { type SQL, sql } from 'drizzle-orm'

/** The languages whose forms of words PostgreSQL knows to belong together. */
const stemmers = {
  ar: 'arabic',
  de: 'german',
  en: 'english',
  'en-GB': 'english',
  es: 'spanish',
  fr: 'french',
  id: 'indonesian',
  it: 'italian',
  'pt-BR': 'portuguese',
  'pt-PT': 'portuguese',
  ru: 'russian',
  tr: 'turkish',
} as const

const lexemes = (language: SQL, word: SQL): SQL =>
  sql`(case ${language}${sql.join(
    Object.entries(stemmers).map(
      ([code, name]) =>
        sql` when ${sql.raw(`'${code}'`)} then ts_lexize(${sql.raw(`'${name}_stem'`)}, ${word})`,
    ),
  )} end)`

/** What the forms of a word share in a language; the word itself where nobody knows. */
export const stemOf = (language: SQL, word: SQL): SQL<string> =>
  sql<string>`coalesce(${lexemes(language, word)}[1], ${word})`

/** Whether a word says nothing by itself, as "the" does. */
export const isIdle = (language: SQL, word: SQL): SQL<boolean> =>
  sql<boolean>`coalesce(${lexemes(language, word)} = '{}', false)`
