import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The output of a command, and its exit code. */
export interface CommandResult {
  output: string
  code: number | null
}

/** Runs a command until it ends, whatever its exit code is. */
export async function runToEnd(
  line: readonly [string, ...string[]],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const [command, ...args] = line
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  return { output: Buffer.concat(output).toString(), code }
}

/** Runs a command and returns its output. If the command fails, throws an error with the last part of its output. */
export async function runCommand(
  line: readonly [string, ...string[]],
  environment: Record<string, string> = {},
): Promise<string> {
  const { output, code } = await runToEnd(line, environment)
  if (code !== 0) throw new Error(`${line.slice(0, 3).join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
  return output
}
