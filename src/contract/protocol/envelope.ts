import * as z from 'zod/mini'

/** The envelope of every response. Specification 2, section 3. */
export const envelope = z.object({
  code: z.coerce.number(),
  message: z.string(),
  data: z.unknown(),
  errorContext: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
export type Envelope = z.infer<typeof envelope>

export const successCode = 200
