import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The API server as a child of this process. */
export interface ServerProcess {
  /** Ends the process and waits until it has closed its database. Answers its exit code. */
  stop(): Promise<number>
  /** Settles when the process ends, by itself or by `stop`. */
  ended: Promise<number>
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** The exit code of a child process; a signal that it did not handle counts as 1. */
const endOf = async (child: ChildProcess): Promise<number> => {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/**
 * Starts the server and waits until it answers. The first start creates and seeds the database, which `onProgress` is
 * told of; `onSpawned` gets the process before it answers, so that it can be stopped by then. Fails when the server ends before it answers: it said why on its own output.
 */
export async function startServer(
  baseURL: string,
  environment: NodeJS.ProcessEnv,
  onProgress: (line: string) => void,
  onSpawned: (server: ServerProcess) => void = () => {},
): Promise<ServerProcess> {
  if (await answers(`${baseURL}/healthz`))
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
  const ended = endOf(child)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onSpawned({ stop, ended })
  while (!(await answers(`${baseURL}/healthz`))) {
    if (child.exitCode !== null) throw new Error('The server did not start: see its message above.')
    await wait(100)
  }
  ready = true
  return { stop, ended }
}
