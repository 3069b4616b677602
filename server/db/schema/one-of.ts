import { text } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'

/**
 * A column that holds one of the domain's words. Only its type knows them: the database keeps text.
 * @example pgTable('attempt', { state: readOneOf(attemptState).notNull() })
 */
export function oneOf<Word extends string>(words: z.ZodMiniEnum<{ [each in Word]: each }>) {
  // An enumeration has at least one word, which the type of its options does not tell.
  return text({ enum: words.options as [Word, ...Word[]] })
}
