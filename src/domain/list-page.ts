/** The most rows of a list that are published as pages; those after them are asked for. */
export const publishedRows = 128

/** How many pages of a list are published, in each of which there are `pageSize` rows. */
export const publishedPages = (pageSize: number): number => Math.floor(publishedRows / pageSize)

const named = /\/page\/(\d{1,4})$/

/**
 * The path of a published page of a list. `path` is that of the first one.
 * @example listPage('/eu/news', 2) // '/eu/news/page/2'
 */
export const listPage = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path)

/** The page of a list that a path names; undefined where it names none. */
export function pageOfPath(path: string): number | undefined {
  const page = named.exec(path)?.[1]
  return page === undefined ? undefined : Number(page)
}
