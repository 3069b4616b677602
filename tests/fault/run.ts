import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { program } from './program.ts'
import type { StartedHow } from './started-how.ts'

/** What a command printed, and its exit code. */
export interface Ran {
  said: string
  code: number | null
}

/**
 * A program until its end, as an operator types it. The test goes on meanwhile: whoever stands still does not see that a
 * server has closed a connection, and asks over it next.
 */
export async function run(
  name: Parameters<typeof program>[0],
  line: readonly string[],
  environment: Record<string, string>,
  { before = [], ...how }: StartedHow = {},
): Promise<Ran> {
  const [command = '', ...words] = [...before, process.execPath, program(name), ...line]
  const child = spawn(command, words, {
    ...how,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  return { said: Buffer.concat(said).toString(), code }
}
