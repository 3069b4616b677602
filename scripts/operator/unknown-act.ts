import { acts } from './acts.ts'
import { wholeActs } from './usage.ts'

/** How many letters have to be changed, added or left out to come from one word to another. Levenshtein's distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] as number) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] as number) + 1, (next[column] as number) + 1))
    }
    row = next
  }
  return row.at(-1) as number
}

/** The farthest that a word is from the act that somebody meant: two slips, and a third in a long word. */
const farthest = (word: string): number => (word.length < 8 ? 2 : 3)

/** The sentence for an act that there is not, with the nearest one. */
export function unknownAct(name: string): string {
  const [nearest] = [...Object.keys(acts), ...Object.keys(wholeActs)]
    .map((act) => ({ act, far: distance(name, act) }))
    .filter(({ act, far }) => far <= farthest(name) && far < act.length)
    .sort((one, other) => one.far - other.far)
  return `There is no act "${name}".${nearest ? ` Did you mean "${nearest.act}"?` : ''} See "help".`
}
