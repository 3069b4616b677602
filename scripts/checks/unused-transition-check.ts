import { type CheckFinding, createError } from './check-finding.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** Matches the declaration of a function that checks state transitions. */
const declaration = /^export const (\w+) = createTransitionCheck(?:<\w+>)?\(\s*\w+/gm

const isImport = (line: string): boolean => /^\s*(import|\} from|export \{)|^\s+(type )?\w+,$/.test(line)

/** Counts the lines outside of tests in which a function is called. */
const callsOf = (name: string, files: readonly ProjectFile[]): number =>
  files
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !isImport(line) && new RegExp(`\\b${name}\\(`).test(line)).length

/**
 * Finds functions that check state transitions but are called only by tests. The code that changes a state must check
 * the transition with the function for its transition table. A transition table whose states are computed has no such
 * function.
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
