/** A list with at most this number of pages shows a link to each of its pages. */
const maxWithoutGap = 7

/**
 * Returns the numbers of the pages of a list that get a link, from 1: the first, the last, the current one and its
 * neighbors. `null` is a gap of two or more pages. Specification 1, section 9: page size.
 */
export function listShownPages(current: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= maxWithoutGap) return all
  const visible = all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1)
  return visible.flatMap((page, index) => {
    const missing = page - (visible[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return [missing === 1 ? page - 1 : null, page]
  })
}
