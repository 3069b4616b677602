import type { Facet } from '#src/domain/filter/facet.ts'
import type { News, NewsSummary } from '#src/domain/news/news.ts'

/** The page of the news with one page of it; the island fetches others. */
export interface NewsListPage {
  family: 'news-list'
  news: NewsSummary[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  facets: Facet[]
}

export interface NewsPage {
  family: 'news'
  news: News
}

/** The feed of the newest news. */
export interface NewsFeed {
  family: 'news-feed'
  news: NewsSummary[]
}
