import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program on this terminal and returns its exit code. */
export async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** Runs a program and returns its exit code; its output is printed only if it failed. */
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

/** Runs an installed package's script with this Node. */
export const runPackage = (script: string, args: readonly string[], environment?: Record<string, string>) =>
  run(process.execPath, [`node_modules/${script}`, ...args], environment)
