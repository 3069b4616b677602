import type { Sites } from '#src/sites/load-sites.ts'
import { findMissingMessages, formatMissingMessages } from '../checks/message-missing.ts'

/**
 * Returns one line about those languages of the given sites that have missing messages, which pages show in English.
 * Returns an empty text if no message is missing.
 */
export function describeMissingMessages({ sites }: Pick<Sites, 'sites'>): string {
  const languages = new Set(sites.flatMap((site) => site.languages))
  return formatMissingMessages(findMissingMessages([...languages])) ?? ''
}
