import * as z from 'zod/mini'

/** The language of the words that only an item's own page shows: English where its language lacks them. */
export const bodyLanguage = z.string()
