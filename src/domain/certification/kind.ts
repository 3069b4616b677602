import * as z from 'zod/mini'
import { certificationKind } from '../course/course.ts'

/** A certification kind with its displayed name. Specification 1, section 3: certification type. */
export const namedCertificationKind = z.object({ kind: certificationKind, name: z.string() })
export type NamedCertificationKind = z.infer<typeof namedCertificationKind>
