/**
 * Returns the first letters of the first and the last word of a name.
 * @example initialsOf('Ana Maria Silva') // 'AS'
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s/).map((part) => part.charAt(0))
  return [letters.at(0), letters.length > 1 ? letters.at(-1) : ''].join('')
}
