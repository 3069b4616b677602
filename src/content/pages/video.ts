import { findCourses, getCourseFilters } from '../../contract/course.ts'
import { routes } from '../../routes.ts'
import { answerOf, placesOf } from '../source.ts'
import { type Fixed, pageSizeOf } from './fixed.ts'

export const videoListPages: Fixed = {
  shows: ['course', 'category'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const [{ rows, total }, choices] = await Promise.all([
      answerOf(source.api.call(findCourses, { courseType: 'video', pageSize: pageSizeOf.desktop })),
      answerOf(source.api.call(getCourseFilters, { courseType: 'video' })),
    ])
    const filters = {
      productLines: choices.productLineList,
      videoTypes: choices.videoTypeList,
      languages: choices.languageCompleteList,
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
