import { $router, urlOf } from '../../address/router.ts'
import type { ContentFilter } from './content-filter.ts'

/** Returns the URL of the list with a filter. Empty values are not part of the URL. */
export const contentListUrl = (family: string | undefined, filter: ContentFilter): string =>
  urlOf(
    $router,
    'content',
    family ? { family } : {},
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>,
  )

/** Opens the list with another filter. The current filter stays in the browser history unless `replaces` is set. */
export const openFilteredList = (family: string | undefined, filter: ContentFilter, replaces = false): void =>
  $router.open(contentListUrl(family, filter), replaces)
