import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './test-result.ts'

/**
 * The maximum number of lines of each fault that are repeated at the end. These lines contain the expected value and
 * the location.
 */
const shownLines = 14

/** Matches lines of a stack in libraries and in Node itself, which do not help to find a fault. */
const foreignFrame = /^\s+at .*(node_modules|node:)/

const linesOf = (fault: string): string[] =>
  stripVTControlCharacters(fault)
    .split('\n')
    .filter((line) => line.trim() !== '' && !foreignFrame.test(line))
    .slice(0, shownLines)
    .map((line) => `    ${line}`)

/**
 * Formats the failed tests, each with the first lines of its fault, for the end of the output. Of a long log, often
 * only the end is available.
 */
export function formatFailures(results: readonly TestResult[]): string {
  const failures = results.flatMap(({ title, fault }) => (fault ? [`  ${title}`, ...linesOf(fault)] : []))
  return ['The failed tests:', ...failures].join('\n')
}
