import * as z from 'zod/mini'

/**
 * The rights of an editor for an item: `languages` is null if the editor may change everything, else the languages
 * whose texts the editor may change.
 */
export const itemRights = z.object({ change: z.boolean(), languages: z.nullable(z.array(z.string())) })
export type ItemRights = z.infer<typeof itemRights>
