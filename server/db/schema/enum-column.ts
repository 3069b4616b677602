import { text } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'

/**
 * Returns a column for a value of a domain enumeration. Only the column's type restricts the values: the database
 * stores text.
 * @example pgTable('attempt', { state: enumColumn(attemptState).notNull() })
 */
export function enumColumn<Word extends string>(words: z.ZodMiniEnum<{ [each in Word]: each }>) {
  // The cast is safe: an enumeration has at least one value, which the type of its options does not express.
  return text({ enum: words.options as [Word, ...Word[]] })
}
