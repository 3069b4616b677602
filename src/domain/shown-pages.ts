/** How many pages of a list are all shown, without a gap. */
const allOf = 7

/**
 * The pages of a list that get a link, by number from 1: the first, the last, and those beside the current
 * one. `null` is a gap of two or more. Specification 1, section 9: page size.
 */
export function shownPages(current: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= allOf) return all
  const near = all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1)
  return near.flatMap((page, index) => {
    const missing = page - (near[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return [missing === 1 ? page - 1 : null, page]
  })
}
