import * as z from 'zod/mini'

/** The states of a content item: not yet visible to readers, visible, or no longer visible. */
export const itemState = z.enum(['draft', 'published', 'withdrawn'])
export type ItemState = z.infer<typeof itemState>

/** The acts that create a new edition. */
export const editionAction = z.enum(['publish', 'withdraw'])
