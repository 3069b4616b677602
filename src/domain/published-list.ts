/** The maximum number of rows of a list that are published as static pages. Later rows are requested from the API. */
export const publishedRows = 128

/** Returns the number of published pages of a list with `pageSize` rows per page. */
export const publishedPageCount = (pageSize: number): number => Math.floor(publishedRows / pageSize)

const pageSegment = /\/page\/(\d{1,4})$/

/**
 * Returns the path of a published page of a list. `path` is the path of the first page.
 * @example listPage('/eu/news', 2) // '/eu/news/page/2'
 */
export const listPage = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path)

/** Returns the page number in the path of a list's page; undefined if the path contains none. */
export function pageOfPath(path: string): number | undefined {
  const page = pageSegment.exec(path)?.[1]
  return page === undefined ? undefined : Number(page)
}
