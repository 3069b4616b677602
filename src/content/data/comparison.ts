import type { Release } from '#src/domain/certification/certification.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'

/** A certification with the length of all its courses, in seconds. */
export interface ComparedRelease {
  release: Release
  seconds: number
}

/** The page that shows the newest certifications side by side, by programme; programmes without any are left out. */
export interface ComparisonPage {
  family: 'comparison'
  programmes: { kind: CertificationKind; compared: ComparedRelease[] }[]
}
