import { findCourses, getCourseFilters } from '#src/contract/course.ts'
import { routes } from '#src/routes.ts'
import { answerOf, placesOf } from '../source.ts'
import { type Fixed, pageSizeOf } from './fixed.ts'

export const videoListPages: Fixed = {
  shows: ['course', 'category'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const [{ rows, total }, choices] = await Promise.all([
      answerOf(source.api.call(findCourses, { contentType: 'video', pageSize: pageSizeOf.desktop })),
      answerOf(source.api.call(getCourseFilters, { contentType: 'video' })),
    ])
    const filters = {
      productLines: choices.productLines,
      videoTypes: choices.videoTypes,
      languages: choices.languages,
    }
    return placesOf(source).map((place) => {
      const pageSize = pageSizeOf[place.variant]
      const videos = rows.slice(0, pageSize)
      return {
        path: routes.videos(place),
        place,
        data: { family: 'video-list', videos, total, pageSize, filters },
      }
    })
  },
}
