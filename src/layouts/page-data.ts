import type { PageData } from '../page-data/page.ts'

/**
 * Returns the page's data if it is of this family. Throws for any other family, which would be a mistake in the list
 * of pages.
 * @example const { course } = pageDataOf(Astro.locals, 'course')
 */
export function pageDataOf<Family extends PageData['family']>(
  { page }: Pick<App.Locals, 'page'>,
  family: Family,
): Extract<PageData, { family: Family }> {
  if (page.data.family !== family)
    throw new Error(`${page.path} has the data of "${page.data.family}", not of "${family}"`)
  return page.data as Extract<PageData, { family: Family }>
}
