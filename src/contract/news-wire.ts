import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import { subject } from '../domain/course/course.ts'
import * as domain from '../domain/news/news.ts'

const summaryFields = {
  id: z.int(),
  releaseDate: z.string(),
  subject,
  picture: z.nullable(picture),
  title: z.string(),
  summary: z.string(),
  textLanguage: z.string(),
}

const onWire = z.object(summaryFields)

const toSummary = (wire: z.output<typeof onWire>): domain.NewsSummary => ({
  id: wire.id,
  date: wire.releaseDate,
  subject: wire.subject,
  picture: wire.picture,
  title: wire.title,
  summary: wire.summary,
  language: wire.textLanguage,
})

const fromSummary = (news: domain.NewsSummary): z.output<typeof onWire> => ({
  id: news.id,
  releaseDate: news.date,
  subject: news.subject,
  picture: news.picture,
  title: news.title,
  summary: news.summary,
  textLanguage: news.language,
})

export const newsSummaryWire = z.codec(onWire, domain.newsSummary, {
  decode: toSummary,
  encode: fromSummary,
})

export const newsWire = z.codec(z.object({ ...summaryFields, content: z.string() }), domain.news, {
  decode: (wire) => ({ ...toSummary(wire), body: wire.content }),
  encode: (news) => ({ ...fromSummary(news), content: news.body }),
})
