import type { ComparedRelease } from '#src/domain/certification/compared-release.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'

/** The page that shows the newest certifications side by side, by programme; programmes without any are left out. */
export interface ComparisonPage {
  family: 'comparison'
  programmes: { kind: CertificationKind; compared: ComparedRelease[] }[]
}
