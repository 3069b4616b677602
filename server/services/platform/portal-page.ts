import type { PortalPage } from '#src/domain/search/portal-pages.ts'
import { type WordWeights, weighWords } from '#src/domain/search/searched-texts.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/** The message with the title of each page of the portal itself: its namespace and its key. */
const titles: Record<PortalPage, [area: string, key: string]> = {
  smartTry: ['smart-try', 'title'],
  companyQuery: ['company-query', 'title'],
  verification: ['verification', 'title'],
  trainers: ['trainer', 'title'],
  joinAsTrainer: ['trainer-application', 'title'],
  practice: ['practice', 'title'],
  faq: ['faq', 'title'],
  newsList: ['news', 'title'],
  myLearning: ['my-learning', 'title'],
  accessibility: ['accessibility', 'title'],
  terms: ['terms', 'title'],
  receipt: ['receipt', 'title'],
  contact: ['contact', 'title'],
  comparison: ['comparison', 'title'],
  plan: ['plan', 'title'],
  account: ['my-learning', 'leave'],
  certifications: ['my-learning', 'subTab.certifications'],
  courses: ['search', 'ways.courses'],
  classrooms: ['search', 'ways.classrooms'],
  practicalExams: ['practical-exam', 'title'],
  videos: ['search', 'ways.videos'],
  workshops: ['classroom', 'workshops.title'],
}

/** Returns the title of a page of the portal in a language. */
export function titleOfPage(page: PortalPage, language: string): string {
  const [area, key] = titles[page]
  return translatorOf(language, area).t(`${area}:${key}`)
}

/**
 * Returns the search words of a page of the portal in a language: its title, and further words that people
 * type.
 */
export const searchWordsOfPage = (page: PortalPage, language: string): WordWeights =>
  weighWords(
    {
      title: titleOfPage(page, language),
      summary: translatorOf(language, 'own-page').t(`own-page:${page}`),
    },
    language,
  )
