import { globSync, readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { MutationArea } from './mutation-area.ts'

/** A mutant, as a range of the source code. Lines count from 1, columns from 0. */
export interface Mutant {
  file: string
  start: { line: number; column: number }
  end: { line: number; column: number }
}

const silent = () => {}
/** A logger that suppresses the progress messages of the instrumenter. */
const logger = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
}

/** Lists the source files of an area, without tests and separate programs. */
export const listAreaSources = ({ sources, programs = [] }: MutationArea): string[] =>
  sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !programs.includes(file))
    .sort()

/** Finds all mutants of the given files, in the order of the files. */
export async function findMutants(files: readonly string[]): Promise<Mutant[]> {
  const read = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { ignorers: [], excludedMutations: [], plugins: null }
  const { mutants } = await new Instrumenter(logger).instrument(read, options)
  return mutants.map(({ fileName, location: { start, end } }) => ({
    file: fileName,
    start: { line: start.line + 1, column: start.column },
    end: { line: end.line + 1, column: end.column },
  }))
}
