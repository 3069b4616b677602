/** A test and how long it took. */
export interface Timed {
  title: string
  /** The duration in milliseconds. */
  duration: number
}

const shown = 10

/** The slowest tests of a run, a line each: where time is to be won. */
export function slowestOf(tests: readonly Timed[]): string {
  const slowest = [...tests].sort((a, b) => b.duration - a.duration).slice(0, shown)
  const rows = slowest.map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`)
  return ['The slowest tests:', ...rows].join('\n')
}
