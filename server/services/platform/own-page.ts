import type { OwnPage } from '#src/domain/search/own-pages.ts'
import { type WordWeights, weighWords } from '#src/domain/search/searched-texts.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/** The message area that holds the title of each page of the portal itself. */
const areas: Record<OwnPage, string> = {
  ...{ smartTry: 'smart-try', companyQuery: 'company-query', verification: 'verification' },
  ...{ trainers: 'trainer', joinAsTrainer: 'trainer-application', practice: 'practice', faq: 'faq' },
  ...{ newsList: 'news', myLearning: 'my-learning', accessibility: 'accessibility', terms: 'terms' },
  ...{ receipt: 'receipt', contact: 'contact' },
}

/** Returns the title of a page of the portal in a language. */
export const titleOfPage = (page: OwnPage, language: string): string =>
  translatorOf(language, areas[page]).t(`${areas[page]}:title`)

/**
 * Returns the search words of a page of the portal in a language: its title, and further words that people
 * type.
 */
export const wordsOfPage = (page: OwnPage, language: string): WordWeights =>
  weighWords(
    {
      title: titleOfPage(page, language),
      summary: translatorOf(language, 'own-page').t(`own-page:${page}`),
    },
    language,
  )
