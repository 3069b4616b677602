import * as z from 'zod/mini'
import { type NameFaultByField, nameFaultReasons } from '../../domain/learner/name.ts'

const fieldReasons = z.record(
  z.string(),
  z.object({ reason: z.enum(nameFaultReasons), sign: z.optional(z.string()) }),
)

/**
 * Returns the reasons why the names in some fields are invalid, from `errorContext.reasons` of a refusal.
 * @example readNameFaults({ fields: ['firstName'], reasons: { firstName: { reason: 'nameStart', sign: '=' } } })
 */
export function readNameFaults({ reasons }: Record<string, unknown>): NameFaultByField {
  const parsed = z.safeParse(fieldReasons, reasons)
  return parsed.success ? parsed.data : {}
}
