import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Returns a figure that Linux reports about a process, in MiB: its memory (VmRSS), or the peak of its memory
 * (VmHWM).
 */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes] =
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

/**
 * Begins to measure the memory of a process. Returns a function that returns the largest growth since then, in MiB.
 */
export function measureMemoryGrowth(pid: number): () => number {
  // Writing 5 to this file resets the peak memory that Linux has recorded.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid, 'VmRSS')
  return () => memoryOf(pid, 'VmHWM') - before
}
