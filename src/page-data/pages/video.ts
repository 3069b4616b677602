import { findCourses } from '#src/contract/catalogue/course.ts'
import { maxPublishedRows } from '#src/domain/published-list.ts'
import { routes } from '#src/routes.ts'
import { placesOf, unwrapResult } from '../content-source.ts'
import { buildListPages } from './build-list-pages.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

export const videoListPages: FixedPageMaker = {
  shows: ['course', 'category'],
  async pages(source) {
    if (!source.site.nonCertification) return []
    const query = { contentType: 'video', pageSize: maxPublishedRows } as const
    const found = await unwrapResult(source.api.call(findCourses, query))
    return placesOf(source).flatMap((place) =>
      buildListPages(place, routes.videos, found, ({ rows: videos, ...part }) => ({
        family: 'video-list',
        videos,
        ...part,
      })),
    )
  },
}
