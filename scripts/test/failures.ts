import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './test-result.ts'

/**
 * The largest number of lines of a fault that are repeated at the end: they contain the expected value and the
 * location.
 */
const shownLines = 14

const linesOf = (fault: string): string[] =>
  stripVTControlCharacters(fault)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines)
    .map((line) => `    ${line}`)

/** Lists the failed tests with the first lines of each fault, because only the end of a long log may be available. */
export function formatFailures(results: readonly TestResult[]): string {
  const failures = results.flatMap(({ title, fault }) => (fault ? [`  ${title}`, ...linesOf(fault)] : []))
  return ['The failed tests:', ...failures].join('\n')
}
