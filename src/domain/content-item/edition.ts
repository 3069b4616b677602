import * as z from 'zod/mini'

/** The states of a content item: not published yet, published, or withdrawn. */
export const itemState = z.enum(['draft', 'published', 'withdrawn'])
export type ItemState = z.infer<typeof itemState>

/** The actions that create a new edition. */
export const editionAction = z.enum(['publish', 'withdraw'])
