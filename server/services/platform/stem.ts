import { type SQL, sql } from 'drizzle-orm'

/** The PostgreSQL stemmer of each language that has one. */
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

/**
 * Returns the SQL for the stem of a word in a language; the word itself where the language has no stemmer.
 */
export const stemOf = (language: SQL, word: SQL): SQL<string> =>
  sql<string>`coalesce(${lexemes(language, word)}[1], ${word})`

/** Returns the condition that a word is a stop word, such as "the". */
export const isStopWord = (language: SQL, word: SQL): SQL<boolean> =>
  sql<boolean>`coalesce(${lexemes(language, word)} = '{}', false)`
