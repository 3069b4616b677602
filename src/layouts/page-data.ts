import type { PageData } from '../page-data/page.ts'

/**
 * The data of a page of this family. A page that got another family's data is a mistake in the list of pages,
 * and throws.
 * @example const { course } = pageData(Astro.locals, 'course')
 */
export function pageData<Family extends PageData['family']>(
  { page }: Pick<App.Locals, 'page'>,
  family: Family,
): Extract<PageData, { family: Family }> {
  if (page.data.family !== family)
    throw new Error(`${page.path} has the data of "${page.data.family}", not of "${family}"`)
  return page.data as Extract<PageData, { family: Family }>
}
