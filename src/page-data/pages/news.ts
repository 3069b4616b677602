import { findNews, getNews } from '#src/contract/catalogue/news.ts'
import type { News } from '#src/domain/news/news.ts'
import { maxPublishedRows } from '#src/domain/published-list.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, loadExistingItems, placesOf, unwrapResult } from '../content-source.ts'
import { localizeLinks } from '../localize-links.ts'
import type { SitePage } from '../page.ts'
import { buildListPages } from './build-list-pages.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import type { ItemPageMaker } from './item-page-maker.ts'

/** The number of news items in the feed. */
const feedLength = 15

/** The pages of the news list, and the feed of the newest news. */
export const newsListPages: FixedPageMaker = {
  shows: ['news'],
  async pages(source) {
    const { rows, ...found } = await unwrapResult(
      source.api.call(findNews, { page: 1, pageSize: maxPublishedRows }),
    )
    return placesOf(source).flatMap((place): SitePage[] => {
      const pages = buildListPages(place, routes.newsList, { rows, ...found }, ({ rows: news, ...part }) => ({
        family: 'news-list',
        news,
        ...part,
      }))
      if (place.variant === 'mobile') return pages
      const news = rows.slice(0, feedLength)
      return [...pages, { path: routes.newsFeed(place), place, data: { family: 'news-feed', news } }]
    })
  },
}

export const newsPages: ItemPageMaker<News> = {
  path: routes.news,
  read: (source: ContentSource, ids) => loadExistingItems(ids, (id) => source.api.call(getNews, { id })),
  pages: (source, news) =>
    placesOf(source).map((place) => ({
      path: routes.news(place, news.id),
      place,
      data: { family: 'news', news: { ...news, body: localizeLinks(place, news.body) } },
    })),
}
