import * as contract from '#src/contract/news.ts'
import { pageOf } from '#src/contract/paging.ts'
import { implement } from '../implement.ts'
import { findNews } from '../services/catalogue/news/find-news.ts'
import { getNews } from '../services/catalogue/news/get-news.ts'

export const newsRoutes = [
  implement(contract.findNews, ({ db, request, ...audience }) =>
    findNews(db, audience, { without: request.id, ...pageOf(request) }),
  ),

  implement(contract.getNews, ({ db, request, ...audience }) => getNews(db, audience, request.id)),
]
