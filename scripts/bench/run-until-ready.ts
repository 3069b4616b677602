import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The time until a program is ready: elapsed seconds, and processor seconds of the program and its child processes.
 */
export interface StartTimes {
  seconds: number
  processor: number
}

/** Returns whether a program is ready, judging by its output so far. */
export type ReadyCondition = (said: string) => boolean | Promise<boolean>

/** Runs a Node program until it is ready, and then ends it. */
export async function runUntilReady(
  line: readonly string[],
  environment: Record<string, string>,
  until: ReadyCondition,
): Promise<StartTimes> {
  const begun = performance.now()
  const child = spawn(process.execPath, line, {
    env: { ...process.env, ...environment, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes
  })
  while (!(await until(said))) {
    if (child.exitCode !== null) throw new Error(`${line.join(' ')} ended with ${child.exitCode}:\n${said}`)
    await wait(10)
  }
  const seconds = (performance.now() - begun) / 1000
  const processor = processorOf(child.pid as number)
  child.kill('SIGTERM')
  await ended
  return { seconds, processor }
}

/** Returns the fields of `/proc/<pid>/stat` that follow the name of the process, in the order of proc(5). */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/**
 * Returns the processor seconds of a process and its descendants. The kernel counts them in hundredths of a second.
 */
function processorOf(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).map(Number)
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === pid,
  )
  const below = children.reduce((sum, child) => sum + processorOf(Number(child)), 0)
  return (user + system + endedUser + endedSystem) / 100 + below
}
