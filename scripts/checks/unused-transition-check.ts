import { type CheckFinding, createError } from './check-finding.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** Matches the declaration of a function that checks a table of states. */
const declaration = /^export const (\w+) = createTransitionCheck(?:<\w+>)?\(\s*\w+/gm

const isImport = (line: string): boolean => /^\s*(import|\} from|export \{)|^\s+(type )?\w+,$/.test(line)

/** Counts the lines outside of tests that call a function. */
const callsOf = (name: string, files: readonly ProjectFile[]): number =>
  files
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !isImport(line) && new RegExp(`\\b${name}\\(`).test(line)).length

/**
 * Finds functions that check a table of states but that only tests call: such a table protects no row. The code that changes a state must
 * check its table; a table of computed states has no such function.
 */
export function findUnusedTransitionChecks(files: readonly ProjectFile[]): CheckFinding[] {
  const sources = files.filter((file) => !isTestFile(file))
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)]
      .map(([, name = '']) => name)
      .filter((name) => callsOf(name, sources) === 0)
      .map((name) =>
        createError(path, `only tests call ${name}: call it where the state changes, or remove it`),
      ),
  )
}
