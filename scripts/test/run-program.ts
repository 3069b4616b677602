import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The usual time limit of a program in minutes. A test that never ends therefore counts as a failure. */
const usualMinutes = 25

/**
 * Runs a program whose output goes to this terminal. Returns its exit code. The program is killed after the time
 * limit in minutes.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  minutes = usualMinutes,
): Promise<number> {
  const limit = { timeout: minutes * 60_000, killSignal: 'SIGKILL' } as const
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment }, ...limit })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === 'SIGKILL') console.error(`Killed, or not ended after ${minutes} minutes.`)
  return code ?? 1
}

/** Runs a program and returns its exit code. The output is printed only if the program fails. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) console.error(Buffer.concat(output).toString())
  return code ?? 1
}

/** Runs a script of an installed package with the Node that runs this process. */
export const runPackage = (
  script: string,
  args: readonly string[],
  environment?: Record<string, string>,
  minutes?: number,
) => runProgram(process.execPath, [`node_modules/${script}`, ...args], environment, minutes)
