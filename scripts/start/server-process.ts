import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The API server as a child of this process. */
export interface ServerProcess {
  /** Ends the server process, and waits until it has closed its database. Returns the exit code. */
  stop(): Promise<number>
  /** Resolves to the exit code when the server process has ended, by itself or by `stop`. */
  ended: Promise<number>
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )

/** Returns the exit code of a child process. If a signal has ended the process, the code is 1. */
const exitCodeOf = async (child: ChildProcess): Promise<number> => {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/**
 * Starts the server and waits until it responds. The first start creates and seeds the database and reports each
 * step to `onProgress`; `onSpawned` gets the process before the server responds, so that it can be stopped. Throws
 * if the server ends before it responds; the server's output contains the reason.
 */
export async function startServer(
  baseURL: string,
  environment: NodeJS.ProcessEnv,
  onProgress: (line: string) => void,
  onSpawned: (server: ServerProcess) => void = () => {},
): Promise<ServerProcess> {
  if (await isAnswering(`${baseURL}/healthz`))
    throw new Error(`A portal already runs at ${baseURL}: stop it, or choose another PORT.`)
  const child = spawn(process.execPath, [file], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let ready = false
  child.stdout.on('data', (bytes: Buffer) => {
    if (ready) process.stdout.write(bytes)
    else onProgress(bytes.toString().trim().split('\n').at(-1) ?? '')
  })
  const ended = exitCodeOf(child)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onSpawned({ stop, ended })
  while (!(await isAnswering(`${baseURL}/healthz`))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The server did not start: see its message above.')
    await wait(100)
  }
  ready = true
  return { stop, ended }
}
