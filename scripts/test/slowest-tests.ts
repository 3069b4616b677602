import type { TestResult } from './test-result.ts'

const maxShown = 10

/** Formats the slowest tests of a run, one per line. */
export function formatSlowestTests(tests: readonly TestResult[]): string {
  const slowest = [...tests].sort((a, b) => b.duration - a.duration).slice(0, maxShown)
  const rows = slowest.map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`)
  return ['The slowest tests:', ...rows].join('\n')
}
