import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './test-result.ts'

/** How many lines of a fault are told again at the end: what was expected, and where. */
const told = 14

const linesOf = (fault: string): string[] =>
  stripVTControlCharacters(fault)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, told)
    .map((line) => `    ${line}`)

/** The tests that failed, each with the first lines of its fault: a log of which only the end is kept tells them too. */
export function failuresOf(results: readonly TestResult[]): string {
  const failures = results.flatMap(({ title, fault }) => (fault ? [`  ${title}`, ...linesOf(fault)] : []))
  return ['The failed tests:', ...failures].join('\n')
}
