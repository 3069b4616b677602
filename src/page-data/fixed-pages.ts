import type { Family } from '../domain/content-item/families.ts'
import type { ContentSource } from './content-source.ts'
import type { SitePage } from './page.ts'
import { certificationListPages } from './pages/certification.ts'
import { classroomListPages, workshopListPages } from './pages/classroom.ts'
import { comparisonPages } from './pages/comparison.ts'
import { courseListPages } from './pages/course.ts'
import { faqPages } from './pages/faq.ts'
import type { FixedPageMaker } from './pages/fixed-page-maker.ts'
import { homePages } from './pages/home.ts'
import { myLearningPages } from './pages/my-learning.ts'
import { newsListPages } from './pages/news.ts'
import { planPages } from './pages/plan.ts'
import { practicalExamListPages } from './pages/practical-exam.ts'
import { searchPages } from './pages/search.ts'
import { shellPages } from './pages/shells.ts'
import { trainerTeamPages } from './pages/trainer.ts'
import { videoListPages } from './pages/video.ts'

const makers: Readonly<Record<string, FixedPageMaker>> = {
  home: homePages,
  certificationLists: certificationListPages,
  comparison: comparisonPages,
  plan: planPages,
  courseLists: courseListPages,
  videoList: videoListPages,
  classroomLists: classroomListPages,
  workshopList: workshopListPages,
  practicalExamLists: practicalExamListPages,
  news: newsListPages,
  faq: faqPages,
  trainers: trainerTeamPages,
  search: searchPages,
  shells: shellPages,
  myLearning: myLearningPages,
}

/** The names of the fixed pages, which every site has whatever its content. Releases store these names. */
export const fixedPageNames: readonly string[] = Object.keys(makers)

/** Returns the names of the fixed pages that show content of these families. */
export const listFixedPagesOfFamilies = (families: ReadonlySet<Family>): string[] =>
  fixedPageNames.filter((name) => makers[name]?.shows.some((family) => families.has(family)))

/** A fixed page with its name. */
export interface FixedPage {
  name: string
  page: SitePage
}

/** Builds the fixed pages of these names in one language from the current content. */
export async function buildFixedPages(
  source: ContentSource,
  names: readonly string[] = fixedPageNames,
): Promise<FixedPage[]> {
  const pending = names.flatMap((name) => {
    const pages = makers[name]?.pages(source)
    return pages ? [pages.then((all) => all.map((page) => ({ name, page })))] : []
  })
  return (await Promise.all(pending)).flat()
}
