import type { Place } from '../routes.ts'
import type { CertificationListPage, CertificationPageData } from './data/certification.ts'
import type { ClassroomListPage, ClassroomPage, WorkshopListPage } from './data/classroom.ts'
import type { ComparisonPage } from './data/comparison.ts'
import type { CourseListPage, CoursePage } from './data/course.ts'
import type { FaqPage } from './data/faq.ts'
import type { HomePage } from './data/home.ts'
import type { NewsFeed, NewsListPage, NewsPage } from './data/news.ts'
import type { PlanPage } from './data/plan.ts'
import type { PracticalExamListPage, PracticalExamPage } from './data/practical-exam.ts'
import type { SearchPageData } from './data/search.ts'
import type { MyLearningPage, ShellPage } from './data/shell.ts'
import type { TopicPage } from './data/topic.ts'
import type { TrainerTeamPage } from './data/trainer.ts'
import type { VideoListPage } from './data/video.ts'

/** The contents of a page, by its family. */
export type PageData =
  | HomePage
  | CertificationListPage
  | CertificationPageData
  | ComparisonPage
  | PlanPage
  | CourseListPage
  | CoursePage
  | VideoListPage
  | TopicPage
  | ClassroomListPage
  | WorkshopListPage
  | ClassroomPage
  | PracticalExamListPage
  | PracticalExamPage
  | NewsListPage
  | NewsPage
  | NewsFeed
  | FaqPage
  | TrainerTeamPage
  | SearchPageData
  | ShellPage
  | MyLearningPage

/** One page of a site: its URL, its place (site, language and variant) and its data. */
export interface SitePage<Data extends PageData = PageData> {
  /** The page's path, built by routes.ts. */
  path: string
  place: Place
  data: Data
  /** The folders of the sites that show the page; undefined if all sites of the brand do. */
  sites?: readonly string[] | undefined
  /** Whether the page is for all screen sizes; such a page has no other variant. */
  single?: true
  /**
   * The path of the page in the other variant (desktop or mobile); set if that path differs in more than the
   * variant.
   */
  otherVariant?: string
  /** False for pages that search engines must not index. */
  indexed?: false
}
