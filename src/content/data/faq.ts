import type { FaqEntry } from '../../domain/faq/faq.ts'

export interface FaqPage {
  family: 'faq'
  entries: FaqEntry[]
}
