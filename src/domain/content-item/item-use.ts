import * as z from 'zod/mini'
import { family } from './families.ts'

/** The maximum number of items that are listed as referring to an item. */
export const maxListedUses = 100

/** An item that refers to another, with its title. */
export const itemUse = z.object({ family, id: z.int(), title: z.string() })
export type ItemUse = z.infer<typeof itemUse>
