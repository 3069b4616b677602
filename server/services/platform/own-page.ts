import type { OwnPage } from '#src/domain/search/own-pages.ts'
import { type WordWeights, weighWords } from '#src/domain/search/searched-texts.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/** The areas of messages that have the titles of the portal's own pages. */
const areas: Record<OwnPage, string> = {
  ...{ smartTry: 'smart-try', companyQuery: 'company-query', verification: 'verification' },
  ...{ trainers: 'trainer', joinAsTrainer: 'trainer-application', practice: 'practice', faq: 'faq' },
  ...{ newsList: 'news', myLearning: 'my-learning', accessibility: 'accessibility', terms: 'terms' },
  ...{ receipt: 'receipt', contact: 'contact' },
}

/** What a page of the portal is called in a language. */
export const titleOfPage = (page: OwnPage, language: string): string =>
  translatorOf(language, areas[page]).t(`${areas[page]}:title`)

/** The words by which a page of the portal is found in a language: its title, and what people type for it. */
export const wordsOfPage = (page: OwnPage, language: string): WordWeights =>
  weighWords(
    {
      title: titleOfPage(page, language),
      summary: translatorOf(language, 'own-page').t(`own-page:${page}`),
    },
    language,
  )
