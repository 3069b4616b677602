import * as z from 'zod/mini'

/**
 * The kinds of items that can be ordered; a `workshop` belongs to no certification. Specification 1, section
 * 4: relation types of orders.
 */
export const orderKind = z.enum(['certification', 'classroom', 'practicalExam', 'workshop'])
export type OrderKind = z.infer<typeof orderKind>

export const orderTarget = z.object({ kind: orderKind, id: z.int() })
export type OrderTarget = z.infer<typeof orderTarget>
