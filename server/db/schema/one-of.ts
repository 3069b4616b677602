import { text } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'

/**
 * Returns a column for one of the domain's words. Only its type restricts them: the database stores text.
 * @example pgTable('attempt', { state: parseOneOf(attemptState).notNull() })
 */
export function oneOf<Word extends string>(words: z.ZodMiniEnum<{ [each in Word]: each }>) {
  // An enumeration has at least one word, which the type of its options does not express.
  return text({ enum: words.options as [Word, ...Word[]] })
}
