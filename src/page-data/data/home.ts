import type { Banner } from '#src/domain/banner/banner.ts'
import type { CertificationLevel } from '#src/domain/certification/level.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { Comment } from '#src/domain/comment/comment.ts'
import type { CourseSummary } from '#src/domain/course/course.ts'
import type { HomeImage } from '#src/domain/home-image/home-image.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'

export interface HomePage {
  family: 'home'
  /** The levels of the existing certifications. */
  levels: CertificationLevel[]
  banners: Banner[]
  recommended: CourseSummary[]
  classrooms: ClassroomSummary[]
  trainers: Trainer[]
  /** The newest news, at most four. Specification 1, section 9. */
  news: NewsSummary[]
  comments: Comment[]
  /** Whether the site has FAQ entries. */
  hasFaq: boolean
  learnWays: HomeImage[]
  /** The regions where training is held, by code. */
  regions: { code: string; image: HomeImage }[]
}
