import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'

/** As long as the name of a topic may be. */
const longestName = 160

/**
 * Returns the names in the path of a category, without what Moodle puts before each: a slash in a name is doubled.
 * @example pathOfCategory('$course$/top/Radio/AC//DC') // ['Radio', 'AC/DC']
 */
export const pathOfCategory = (written: string): string[] =>
  written
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').replace(/\s+/g, ' ').trim())
    .filter((name, index) => name !== '' && !(index < 2 && /^(\$\w+\$|top)$/.test(name)))

/** Returns the path of a category as Moodle writes it. */
export const categoryOfPath = (path: readonly string[]): string =>
  ['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/')

/** A question with the path of the category that it stands in. */
export interface QuestionInCategory {
  question: BankQuestion
  path: readonly string[]
}

/**
 * Returns the questions with the names of their categories. What the paths of all categories have in common names the bank,
 * and no topic in it.
 */
export function withCategories(
  categorized: readonly QuestionInCategory[],
  paths: readonly (readonly string[])[],
): BankQuestion[] {
  const [first = [], ...others] = paths
  const differs = first.findIndex((name, depth) => others.some((path) => path[depth] !== name))
  const common = differs < 0 ? first.length : differs
  return categorized.map(({ question, path }) => {
    const name = path.length > common ? path.at(-1)?.slice(0, longestName) : undefined
    return name === undefined ? question : { ...question, category: name }
  })
}
