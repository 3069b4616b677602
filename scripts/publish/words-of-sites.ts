import type { Sites } from '#src/sites/load-sites.ts'
import { missingWords, wordsReport } from '../checks/message-missing.ts'

/** One line about the languages of some sites in which texts are missing and English is shown; empty when there is none. */
export function wordsOfSites({ sites }: Pick<Sites, 'sites'>): string {
  const languages = new Set(sites.flatMap((site) => site.languages))
  return wordsReport(missingWords([...languages])) ?? ''
}
