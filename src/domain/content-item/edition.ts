import * as z from 'zod/mini'

/** The states of an item of content: not yet shown to readers, shown, or shown no more. */
export const itemState = z.enum(['draft', 'published', 'withdrawn'])

/** The acts that make a new edition. */
export const editionAct = z.enum(['publish', 'withdraw'])
