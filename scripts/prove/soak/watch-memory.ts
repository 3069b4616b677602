import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { percentileOf } from '../../bench/lists/durations.ts'

/** The interval at which the memory is read, in milliseconds. */
const interval = 2000

/** Returns the resident memory of a process, in MiB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Reads the total memory of several processes, in MiB, until some work has ended. Returns all readings. */
export async function watchMemory(pids: readonly number[], work: Promise<unknown>): Promise<number[]> {
  const readings: number[] = []
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    readings.push(pids.reduce((sum, pid) => sum + memoryOf(pid), 0))
    await Promise.race([wait(interval), ended])
  }
  await ended
  return readings
}

/** Returns the median of the memory readings in each quarter of the time. */
export const mediansByQuarter = (readings: readonly number[]): number[] =>
  [0, 1, 2, 3].map((quarter) => {
    const [from, to] = [quarter, quarter + 1].map((each) => Math.floor((readings.length * each) / 4))
    return percentileOf(readings.slice(from, to), 0.5)
  })
