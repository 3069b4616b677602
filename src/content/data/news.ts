import type { News, NewsSummary } from '#src/domain/news/news.ts'

/** The page of the news with the list's first page; the island fetches the others. */
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

/** The feed of the newest news. */
export interface NewsFeed {
  family: 'news-feed'
  news: NewsSummary[]
}
