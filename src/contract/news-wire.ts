import * as domain from '../domain/news/news.ts'
import { renamed } from './renamed.ts'

const summaryNames = { date: 'releaseDate', language: 'textLanguage' } as const

export const newsSummaryWire = renamed(domain.newsSummary, summaryNames)
export const newsWire = renamed(domain.news, { ...summaryNames, body: 'content' })
