import { getRecommendedCourses } from '#src/contract/catalogue/course.ts'
import type { FirstCourse } from '#src/domain/course/course.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, placesOf, unwrapResult } from '../content-source.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { hasFaqEntries } from './has-faq.ts'

async function loadFirstCourse({ api }: ContentSource): Promise<FirstCourse | null> {
  const [first] = await unwrapResult(api.call(getRecommendedCourses, {}))
  if (!first) return null
  const { id, name, summary, language, subject, scene, picture, seconds } = first
  return { id, name, summary, language, subject, scene, picture, seconds }
}

/**
 * My Learning. Its published page contains nothing personal, and links to the FAQ if the site has FAQ entries.
 * Specification 1, section 2 (shell).
 */
export const myLearningPages: FixedPageMaker = {
  shows: ['faq', 'course', 'category'],
  async pages(source) {
    const data = {
      family: 'my-learning' as const,
      hasFaq: await hasFaqEntries(source),
      firstCourse: await loadFirstCourse(source),
    }
    return placesOf(source).map((place) => ({
      path: routes.myLearning(place),
      place,
      data,
      indexed: false as const,
    }))
  },
}
