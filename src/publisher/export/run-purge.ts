import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The maximum duration of a CDN purge, in milliseconds. */
const longest = 60_000

/** The number of characters that an error message quotes from the end of the command's output. */
const quoted = 500

/**
 * Runs the command that purges URLs from the CDN, with the URLs at its standard input, one per line. If the command
 * fails, throws an error with the end of its output.
 */
export async function runPurge(command: string, addresses: readonly string[]): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: longest })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes))
  // A command that closes its input unread breaks the pipe; only its exit code counts.
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
