import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'

/** The maximum length of a topic's name in characters. */
const maxNameLength = 160

/**
 * Returns the names in a category path, without Moodle's prefixes. In the path, a slash within a name is doubled.
 * @example pathOfCategory('$course$/top/Radio/AC//DC') // ['Radio', 'AC/DC']
 */
export const pathOfCategory = (written: string): string[] =>
  written
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').replace(/\s+/g, ' ').trim())
    .filter((name, index) => name !== '' && !(index < 2 && /^(\$\w+\$|top)$/.test(name)))

/** Returns a category path in Moodle's notation. */
export const categoryOfPath = (path: readonly string[]): string =>
  ['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/')

/** A question with its category path. */
export interface QuestionInCategory {
  question: BankQuestion
  path: readonly string[]
}

/**
 * Returns the questions with the names of their categories. The beginning that all paths have in common is removed,
 * because it names the bank and not a topic.
 */
export function addCategoryNames(
  categorized: readonly QuestionInCategory[],
  paths: readonly (readonly string[])[],
): BankQuestion[] {
  const [first = [], ...others] = paths
  const firstDifference = first.findIndex((name, depth) => others.some((path) => path[depth] !== name))
  const common = firstDifference < 0 ? first.length : firstDifference
  return categorized.map(({ question, path }) => {
    const name = path.length > common ? path.at(-1)?.slice(0, maxNameLength) : undefined
    return name === undefined ? question : { ...question, category: name }
  })
}
