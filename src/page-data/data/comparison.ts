import type { ComparedVersion } from '#src/domain/certification/compared-version.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'

/** The page that compares the newest certifications, by programme; empty programmes are omitted. */
export interface ComparisonPage {
  family: 'comparison'
  programmes: { kind: CertificationKind; compared: ComparedVersion[] }[]
}
