import * as z from 'zod/mini'

/** A value of a dictionary with its label in the reader's language. Specification 1, section 3: dictionary item. */
export const dictionaryItem = z.object({ type: z.string(), value: z.string(), label: z.string() })
export type DictionaryItem = z.infer<typeof dictionaryItem>

/** The items of dictionaries by the type of the dictionary. */
export const dictionaries = z.record(z.string(), z.array(dictionaryItem))
export type Dictionaries = z.infer<typeof dictionaries>
