/** The maximum number of rows of a list that are published as static pages. Later rows are requested from the API. */
export const maxPublishedRows = 128

/** Returns the number of published pages of a list with `pageSize` rows per page. */
export const countPublishedPages = (pageSize: number): number => Math.floor(maxPublishedRows / pageSize)

const pageSegment = /\/page\/(\d{1,4})$/

/**
 * Returns the path of a published page of a list. `path` is the path of the first page.
 * @example pathOfListPage('/eu/news', 2) // '/eu/news/page/2'
 */
export const pathOfListPage = (path: string, page: number): string =>
  page > 1 ? `${path}/page/${page}` : path

/** Returns the page number in the path of a list's page; undefined if the path contains none. */
export function pageNumberOfPath(path: string): number | undefined {
  const page = pageSegment.exec(path)?.[1]
  return page === undefined ? undefined : Number(page)
}
