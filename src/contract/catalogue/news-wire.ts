import * as domain from '../../domain/news/news.ts'
import { renamedWire } from '../protocol/renamed.ts'

const summaryNames = { date: 'releaseDate', language: 'textLanguage' } as const

export const newsSummaryWire = renamedWire(domain.newsSummary, summaryNames)
export const newsWire = renamedWire(domain.news, { ...summaryNames, body: 'content' })
