import * as z from 'zod/mini'

/** Where one goes on who found nothing: a certification or course by its name, in the language of the name. */
export const lead = z.object({
  type: z.enum(['certification', 'course']),
  id: z.int(),
  name: z.string(),
  language: z.string(),
})
export type Lead = z.infer<typeof lead>
