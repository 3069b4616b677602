import { getCertifications } from '#src/contract/catalogue/certification.ts'
import { getRecommendedCourses } from '#src/contract/catalogue/course.ts'
import type { SearchSuggestion } from '#src/domain/search/search-suggestion.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, placesOf, unwrapResult } from '../content-source.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

/** The maximum number of recommended certifications, and of recommended courses, for searches without results. */
const maxRecommended = 3

async function loadRecommended({ api }: ContentSource): Promise<SearchSuggestion[]> {
  const [groups, courses] = await Promise.all([
    unwrapResult(api.call(getCertifications, {})),
    unwrapResult(api.call(getRecommendedCourses, {})),
  ])
  const first = groups.flatMap(({ versions }) => versions.slice(0, 1)).slice(0, maxRecommended)
  return [
    ...first.map(({ id, name, language }) => ({ type: 'certification' as const, id, name, language })),
    ...courses
      .slice(0, maxRecommended)
      .map(({ id, name, language }) => ({ type: 'course' as const, id, name, language })),
  ]
}

/** The published search page: a form without results, and suggestions for searches without results. */
export const searchPages: FixedPageMaker = {
  shows: ['certification', 'course', 'category'],
  async pages(source) {
    const recommended = await loadRecommended(source)
    return placesOf(source).map((place) => ({
      path: routes.search(place),
      place,
      data: { family: 'search', recommended },
      indexed: false,
    }))
  },
}
