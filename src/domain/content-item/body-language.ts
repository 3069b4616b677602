import * as z from 'zod/mini'

/**
 * The language of the texts that an item's page shows but lists do not, such as the description. It is English if
 * these texts are missing in the item's language.
 */
export const bodyLanguage = z.string()
