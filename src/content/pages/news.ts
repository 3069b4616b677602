import { findNews, getNews } from '#src/contract/news.ts'
import type { News } from '#src/domain/news/news.ts'
import { routes } from '#src/routes.ts'
import type { Page } from '../page.ts'
import { richTextAt } from '../rich-text.ts'
import { answerOf, foundOf, placesOf, type Source } from '../source.ts'
import { type Fixed, pageSizeOf } from './fixed.ts'
import type { Items } from './items.ts'

/** The first page of the news list, and the feed. */
export const newsListPages: Fixed = {
  shows: ['news'],
  async pages(source) {
    const { rows, total } = await answerOf(
      source.api.call(findNews, { page: 1, pageSize: pageSizeOf.desktop }),
    )
    return placesOf(source).flatMap((place): Page[] => {
      const pageSize = pageSizeOf[place.variant]
      const list = { family: 'news-list' as const, news: rows.slice(0, pageSize), total, pageSize }
      const page = { path: routes.newsList(place), place, data: list }
      if (place.variant === 'mobile') return [page]
      return [page, { path: routes.newsFeed(place), place, data: { family: 'news-feed', news: rows } }]
    })
  },
}

export const newsPages: Items<News> = {
  path: routes.news,
  read: (source: Source, ids) => foundOf(ids, (id) => source.api.call(getNews, { id })),
  pages: (source, news) =>
    placesOf(source).map((place) => ({
      path: routes.news(place, news.id),
      place,
      data: { family: 'news', news: { ...news, body: richTextAt(place, news.body) } },
    })),
}
