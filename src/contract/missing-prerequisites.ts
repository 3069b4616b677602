import * as z from 'zod/mini'
import type { Prerequisite } from '../domain/certification/certification.ts'
import { prerequisiteWire } from './release-wire.ts'

const context = z.object({ prerequisiteCertificationList: z.array(prerequisiteWire) })

/** The certifications that are missing, as the refusal `prerequisiteMissing` names them. Specification 2, section 8: 10026. */
export function missingPrerequisites(errorContext: Record<string, unknown>): Prerequisite[] {
  const read = z.safeDecode(context, errorContext as never)
  return read.success ? read.data.prerequisiteCertificationList : []
}
