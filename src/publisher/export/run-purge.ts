import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The maximum time of a purge, in milliseconds. */
const longest = 60_000

/** The end of a command's output that a failure quotes, in characters. */
const quoted = 500

/** Runs the command of a purge with addresses at its standard input, one a line. Throws with the end of its output if it fails. */
export async function runPurge(command: string, addresses: readonly string[]): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: longest })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  // A command that does not read its input closes the pipe; its exit code counts.
  child.stdin.on('error', () => {})
  child.stdin.end(addresses.map((address) => `${address}\n`).join(''))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (code !== 0)
    throw new Error(
      [`PURGE_COMMAND ended with ${code ?? signal}`, Buffer.concat(output).toString().slice(-quoted).trim()]
        .filter(Boolean)
        .join(': '),
    )
}
