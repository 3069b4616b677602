import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

/** How a function that asks a table of states is declared. */
const declaration = /^export const (\w+) = asking(?:<\w+>)?\(\w+\)/gm

const isTest = ({ path }: ProjectFile): boolean => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const isImport = (line: string): boolean => /^\s*(import|\} from|export \{)|^\s+(type )?\w+,$/.test(line)

/** The number of lines that call a function, outside of tests. */
const callsOf = (name: string, files: readonly ProjectFile[]): number =>
  files
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !isImport(line) && new RegExp(`\\b${name}\\(`).test(line)).length

/**
 * Finds functions that ask a table of states and that only tests call: such a table protects no row. The code that moves a state
 * asks its table; a table of states that are computed has no function.
 */
export function findUnaskedMoves(files: readonly ProjectFile[]): CheckFinding[] {
  const sources = files.filter((file) => !isTest(file))
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)]
      .map(([, name = '']) => name)
      .filter((name) => callsOf(name, sources) === 0)
      .map((name) => error(path, `only tests call ${name}: ask it where the state is moved, or remove it`)),
  )
}
