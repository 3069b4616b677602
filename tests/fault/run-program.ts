import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { program } from './program.ts'
import { shortLived } from './short-lived.ts'
import type { StartedHow } from './start-options.ts'

/** The output of a command, and its exit code. */
export interface FinishedRun {
  said: string
  code: number | null
}

/**
 * Runs a program to its end, as an operator would. It is asynchronous, because a blocked test would not notice that
 * a server has closed a connection, and would reuse that connection.
 */
export async function runProgram(
  name: Parameters<typeof program>[0],
  line: readonly string[],
  environment: Record<string, string>,
  { before = [], ...how }: StartedHow = {},
): Promise<FinishedRun> {
  const [command = '', ...words] = [...before, process.execPath, ...shortLived, program(name), ...line]
  const child = spawn(command, words, {
    ...how,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  return { said: Buffer.concat(output).toString(), code }
}
