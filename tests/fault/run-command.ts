import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What a command printed, and its exit code. */
export interface Ran {
  said: string
  code: number | null
}

/**
 * A command of npm, as an operator types it. The test goes on meanwhile: whoever stands still does not see that a server
 * has closed a connection, and asks over it next.
 */
export const runCommand = (
  name: string,
  line: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> => runProgram(`scripts/${name}/main.ts`, line, environment)

/** A program of ours until its end, such as a bundled one. */
export async function runProgram(
  file: string,
  line: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const child = spawn(process.execPath, [file, ...line], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  return { said: Buffer.concat(said).toString(), code }
}
