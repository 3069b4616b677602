import type { News, NewsSummary } from '#src/domain/news/news.ts'
import type { ListPart } from './list-part.ts'

/** The page of the news, with one page of the list; the island loads the other pages. */
export interface NewsListPage extends ListPart {
  family: 'news-list'
  news: NewsSummary[]
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
