import type { Sites } from '#src/sites/load-sites.ts'
import { missingWords, reportMissingWords } from '../checks/message-missing.ts'

/** Returns one line about the languages of the given sites with missing messages, for which English is shown; empty if none is missing. */
export function missingWordsLine({ sites }: Pick<Sites, 'sites'>): string {
  const languages = new Set(sites.flatMap((site) => site.languages))
  return reportMissingWords(missingWords([...languages])) ?? ''
}
