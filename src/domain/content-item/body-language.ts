import * as z from 'zod/mini'

/** The language of the texts that only an item's page shows: English if they are missing in the item's language. */
export const bodyLanguage = z.string()
