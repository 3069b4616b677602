import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Signs that a search ignores: accents of Latin, Greek and Cyrillic letters; vowel signs, hamzas and the
 * stretching line of Arabic.
 */
const marks = '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640]'

/** Letters that no accent can be taken from, and beneath them what people type instead. */
const letters = ['łŁđĐøØıħĦ', 'lLdDoOihH'] as const

/**
 * A text in the form in which the search compares texts: without accents, in lower case. The database folds
 * both sides, so that they agree.
 */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql<string>`lower(replace(translate(regexp_replace(normalize(${text}::text, NFD), ${sql.raw(`'${marks}'`)}, '', 'g'),
    ${sql.raw(`'${letters[0]}'`)}, ${sql.raw(`'${letters[1]}'`)}), 'ß', 'ss'))`

/** The condition that a text holds every one of the words somewhere; `%` and `_` mean themselves. */
export const holdsAll = (text: SQLWrapper, words: readonly string[]): SQL<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(${folded(text)}, ${folded(word)}) > 0`),
    sql` and `,
  )})`
