import type { Sites } from '#src/sites/load-sites.ts'
import { findMissingMessages, formatMissingMessages } from '../checks/message-missing.ts'

/**
 * Returns one line about the languages of the given sites with missing messages, which pages show in English; empty
 * if no message is missing.
 */
export function describeMissingMessages({ sites }: Pick<Sites, 'sites'>): string {
  const languages = new Set(sites.flatMap((site) => site.languages))
  return formatMissingMessages(findMissingMessages([...languages])) ?? ''
}
