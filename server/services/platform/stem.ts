import { type SQL, sql } from 'drizzle-orm'

/** The PostgreSQL stemmer of each language that has a stemmer. */
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
 * The endings of words in languages for which PostgreSQL has no stemmer, in folded letters. Each regular expression
 * begins with the minimum length of the stem; the ending after the stem is removed.
 */
const endings = {
  ko: '^(.{2,}?)(에서|으로|을|를|이|가|은|는|의|에|로|와|과|도|만)$',
  pl: '^(.{4,}?)(iami|ami|iach|ach|owie|owi|ego|emu|ymi|imi|iej|ych|ich|ej|ow|om|iem|em|ie|ia|iu|ym|im|y|i|a|o|e|u)$',
} as const

const withoutEnding = (language: SQL, word: SQL): SQL =>
  sql`(case ${language}${sql.join(
    Object.entries(endings).map(
      ([code, pattern]) =>
        sql` when ${sql.raw(`'${code}'`)} then regexp_replace(${word}, ${sql.raw(`'${pattern}'`)}, '\\1')`,
    ),
  )} else ${word} end)`

/**
 * Returns the SQL for the stem of a word in a language. PostgreSQL's stemmer is used if it has the language. Of
 * words in other languages, a known ending is removed; without a known ending, the word stays unchanged.
 */
export const stemOf = (language: SQL, word: SQL): SQL<string> =>
  sql<string>`coalesce(${lexemes(language, word)}[1], ${withoutEnding(language, word)})`

/** Returns the condition that a word is a stop word, such as "the". */
export const isStopWord = (language: SQL, word: SQL): SQL<boolean> =>
  sql<boolean>`coalesce(${lexemes(language, word)} = '{}', false)`
