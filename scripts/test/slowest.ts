import type { TestResult } from './test-result.ts'

const shown = 10

/** The slowest tests of a run, a line each: where time is to be won. */
export function slowestOf(tests: readonly TestResult[]): string {
  const slowest = [...tests].sort((a, b) => b.duration - a.duration).slice(0, shown)
  const rows = slowest.map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`)
  return ['The slowest tests:', ...rows].join('\n')
}
