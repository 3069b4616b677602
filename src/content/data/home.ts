import type { Banner } from '../../domain/banner/banner.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import type { Comment } from '../../domain/comment/comment.ts'
import type { CourseSummary } from '../../domain/course/course.ts'
import type { HomeImage } from '../../domain/home-image/home-image.ts'
import type { NewsSummary } from '../../domain/news/news.ts'
import type { Trainer } from '../../domain/trainer/trainer.ts'

export interface HomePage {
  family: 'home'
  banners: Banner[]
  recommended: CourseSummary[]
  classrooms: ClassroomSummary[]
  trainers: Trainer[]
  /** The newest, at most four. Specification 1, section 9. */
  news: NewsSummary[]
  comments: Comment[]
  /** Whether there are questions and answers to lead to. */
  hasFaq: boolean
  learnWays: HomeImage[]
  /** Where training is held, with the region's code. */
  regions: { code: string; image: HomeImage }[]
}
