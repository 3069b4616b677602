import * as z from 'zod/mini'

/**
 * The language of the texts that only an item's page shows. It is English if these texts are missing in the item's
 * language.
 */
export const bodyLanguage = z.string()
