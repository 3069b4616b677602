import type { News, NewsSummary } from '../../domain/news/news.ts'

/** The first page of the news; the island fetches the others. */
export interface NewsListPage {
  family: 'news-list'
  news: NewsSummary[]
  total: number
  pageSize: number
}

export interface NewsPage {
  family: 'news'
  news: News
}

/** The newest news for readers of feeds. */
export interface NewsFeed {
  family: 'news-feed'
  news: NewsSummary[]
}
