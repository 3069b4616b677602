import type { FaqEntry } from '#src/domain/faq/faq.ts'

export interface FaqPage {
  family: 'faq'
  entries: FaqEntry[]
}
