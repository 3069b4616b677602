import { commands } from './commands.ts'
import { localCommands } from './usage.ts'

/** Returns the Levenshtein distance of two words: how many letters must be changed, added or removed. */
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

/**
 * Returns the maximum distance of a suggested command from the typed word: two typing errors, or three in a long
 * word.
 */
const maxErrors = (word: string): number => (word.length < 8 ? 2 : 3)

/** Returns an error message for an unknown command, which suggests the most similar command. */
export function describeUnknownCommand(name: string): string {
  const [nearest] = [...Object.keys(commands), ...Object.keys(localCommands)]
    .map((action) => ({ act: action, edits: distance(name, action) }))
    .filter(({ act, edits }) => edits <= maxErrors(name) && edits < act.length)
    .sort((one, other) => one.edits - other.edits)
  return `There is no command "${name}".${nearest ? ` Did you mean "${nearest.act}"?` : ''} See "help".`
}
