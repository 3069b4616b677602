import type { PartRead } from './read-part.ts'

/** How often each mistake is shown: that of one template stands on every page. All are counted. */
const shownOfEach = 3

/**
 * Prints each kind of mistake in the HTML with some of its places, and returns whether there is none. To HTML `autoComplete` and
 * `autocomplete`, `checked` and `checked=""` are the same: pages are drawn by two tools, each in its own way.
 */
export function reportHtml(parts: readonly PartRead[]): boolean {
  const validated = parts.flatMap(({ pages }) => pages.filter(({ digest }) => digest !== undefined)).length
  const places = Map.groupBy(
    parts.flatMap((part) => [...part.places]),
    ([kind]) => kind,
  )
  for (const [kind, found] of places) {
    const all = found.flatMap(([, each]) => each)
    console.log(`✗ ${kind}\n  ${all.length} times: ${all.slice(0, shownOfEach).join(', ')}`)
  }
  console.log(`${validated} pages validated, ${places.size} kinds of errors`)
  return validated > 0 && places.size === 0
}
