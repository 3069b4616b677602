/**
 * Returns the number of typing errors between two words: a letter that is missing, added or replaced counts as one
 * error, and so do two neighbouring letters in the wrong order (optimal string alignment).
 * @example wordDistance('vidoe', 'video') // 1
 */
export function wordDistance(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]]
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwapped = column > 1 && row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY
      const shifted = Math.min(last[column] as number, current[column - 1] as number) + 1
      current.push(Math.min(replaced, shifted, swapped))
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[b.length] as number
}

/**
 * Returns the maximum number of errors that the search corrects in a word of this length: none below four letters.
 */
export const maxSpellingErrors = (length: number): number =>
  length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3

/** Returns the forms of a word in which one pair of neighbouring letters is swapped. */
export function listTranspositions(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
}
