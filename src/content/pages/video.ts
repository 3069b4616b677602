import { findCourses, getCourseFilters } from '#src/contract/course.ts'
import { publishedRows } from '#src/domain/list-page.ts'
import { routes } from '#src/routes.ts'
import { answerOf, placesOf } from '../source.ts'
import type { Fixed } from './fixed.ts'
import { listPages } from './list-pages.ts'

export const videoListPages: Fixed = {
  shows: ['course', 'category'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const [{ rows, total }, choices] = await Promise.all([
      answerOf(source.api.call(findCourses, { contentType: 'video', pageSize: publishedRows })),
      answerOf(source.api.call(getCourseFilters, { contentType: 'video' })),
    ])
    const filters = {
      productLines: choices.productLines,
      videoTypes: choices.videoTypes,
      languages: choices.languages,
    }
    return placesOf(source).flatMap((place) =>
      listPages(place, routes.videos, { rows, total }, ({ rows: videos, ...part }) => ({
        family: 'video-list',
        videos,
        ...part,
        filters,
      })),
    )
  },
}
