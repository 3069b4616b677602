import * as contract from '#src/contract/catalogue/news.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { implementOfContent } from '../../implement.ts'
import { findNews } from '../../services/catalogue/news/find-news.ts'
import { getNews } from '../../services/catalogue/news/get-news.ts'

export const newsRoutes = [
  implementOfContent(contract.findNews, ({ db, request, ...audience }) =>
    findNews(db, audience, {
      excludedId: request.id,
      subject: request.subject,
      year: request.year,
      ...pageInputOf(request),
    }),
  ),

  implementOfContent(contract.getNews, ({ db, request, ...audience }) => getNews(db, audience, request.id)),
]
