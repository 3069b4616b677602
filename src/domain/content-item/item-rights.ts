import * as z from 'zod/mini'

/** The rights of an editor for an item: `languages` is null if everything may be changed, else only texts of these languages. */
export const itemRights = z.object({ change: z.boolean(), languages: z.nullable(z.array(z.string())) })
export type ItemRights = z.infer<typeof itemRights>
