import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program on this terminal and answers its exit code. */
export async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** Runs an installed package's script under this very Node. */
export const runPackage = (script: string, args: readonly string[], environment?: Record<string, string>) =>
  run(process.execPath, [`node_modules/${script}`, ...args], environment)
