import type { Family } from './families.ts'

/**
 * Returns numbers as ranges.
 * @example rangesOf([1, 2, 3, 7]) // '1-3, 7'
 */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

/**
 * Returns items as text by family, with their ids as ranges.
 * @example formatItems([{ family: 'course', id: 1 }, { family: 'course', id: 2 }, { family: 'news', id: 7 }]) // 'course 1-2; news 7'
 */
export const formatItems = (items: readonly { family: Family; id: number }[]): string =>
  [...Map.groupBy(items, ({ family }) => family)]
    .map(([family, own]) => `${family} ${rangesOf(own.map(({ id }) => id))}`)
    .join('; ')
