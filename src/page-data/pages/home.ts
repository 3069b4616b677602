import { getBanners } from '#src/contract/catalogue/banner.ts'
import { getCertifications } from '#src/contract/catalogue/certification.ts'
import { getComments } from '#src/contract/catalogue/comment.ts'
import { getRecommendedCourses } from '#src/contract/catalogue/course.ts'
import { getHomeImages } from '#src/contract/catalogue/home-image.ts'
import { findNews } from '#src/contract/catalogue/news.ts'
import { getRecommendedClassrooms } from '#src/contract/catalogue/recommendation.ts'
import { getRegions } from '#src/contract/catalogue/region.ts'
import { findTrainers } from '#src/contract/catalogue/trainer.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, placesOf, unwrapResult } from '../content-source.ts'
import type { HomePage } from '../data/home.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { hasFaqEntries } from './has-faq.ts'
import { classroomSummaryOf } from './static-data.ts'

/** The number of news items on the home page. Specification 1, section 9. */
const topNews = 4
const trainersShown = 4
const smallestPage = 10

async function loadHome(source: ContentSource): Promise<HomePage> {
  const { api } = source
  const [banners, recommended, classrooms, trainers, news, comments, images, territories, groups] =
    await Promise.all([
      unwrapResult(api.call(getBanners, { pages: [{ place: 'home', kind: null }] })),
      unwrapResult(api.call(getRecommendedCourses, {})),
      unwrapResult(api.call(getRecommendedClassrooms, {})),
      unwrapResult(api.call(findTrainers, { pageSize: smallestPage })),
      unwrapResult(api.call(findNews, { pageSize: smallestPage })),
      unwrapResult(api.call(getComments, {})),
      unwrapResult(api.call(getHomeImages, {})),
      unwrapResult(api.call(getRegions, { type: 'region' })),
      unwrapResult(api.call(getCertifications, { kind: 'hsc' })),
    ])
  return {
    family: 'home',
    levels: groups.flatMap(({ versions }) => versions.flatMap(({ level }) => (level ? [level] : []))),
    banners,
    recommended,
    classrooms: classrooms.map(classroomSummaryOf),
    trainers: trainers.rows.slice(0, trainersShown),
    news: news.rows.slice(0, topNews),
    comments,
    hasFaq: await hasFaqEntries(source),
    learnWays: images.filter(({ use }) => use === 'learnWay'),
    regions: images.flatMap((image) => {
      const region = territories.find(({ id }) => id === image.regionId)
      return image.use === 'region' && region ? [{ code: region.code, image }] : []
    }),
  }
}

export const homePages: FixedPageMaker = {
  shows: [
    ...(['certification', 'course', 'category', 'classroom', 'trainer', 'news'] as const),
    ...(['banner', 'comment', 'homeImage', 'region', 'faq'] as const),
  ],
  async pages(source) {
    const data = await loadHome(source)
    return placesOf(source).map((place) => ({ path: routes.home(place), place, data }))
  },
}
