import * as z from 'zod/mini'

/** What an order is for; `workshop` belongs to no certification. Specification 1, section 4: relation types of orders. */
export const orderKind = z.enum(['certification', 'classroom', 'practicalExam', 'workshop'])
export type OrderKind = z.infer<typeof orderKind>

export const orderRelation = z.object({ kind: orderKind, id: z.int() })
export type OrderRelation = z.infer<typeof orderRelation>
