import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createPortalEnvironment } from '#scripts/test/portal-environment.ts'
import { program } from './program.ts'
import { shortLived } from './short-lived.ts'
import type { StartedHow } from './start-options.ts'

export const signKey = { appId: 'fault-test', key: 'a-key-of-the-fault-tests-only' }

/** The maximum time until a server responds, in milliseconds. */
const startLimit = 120_000

/** A server process that can be killed. */
export interface PortalServer {
  origin: string
  /** Returns whether the process still runs. */
  isRunning(): boolean
  /** Sends the process a signal. */
  signal(name: NodeJS.Signals): void
  /** Returns what the process has written to its standard error. */
  said(): string
  /** Kills the process immediately, like a power cut. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  )

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Starts the server on a folder and waits until it responds. `more` are additional environment variables. */
export async function startPortalServer(
  port: number,
  dataDir: string,
  more: Record<string, string> = {},
  { before = [], ...how }: StartedHow = {},
): Promise<PortalServer> {
  const origin = `http://localhost:${port}`
  const [command = '', ...words] = [...before, process.execPath, ...shortLived, program('server')]
  const child = spawn(command, words, {
    ...how,
    env: {
      ...process.env,
      ...(await createPortalEnvironment(port, dataDir)),
      LOG_LEVEL: 'silent',
      SIGN_KEYS: `${signKey.appId}:${signKey.key}`,
      SIGN_DOMAINS: `${signKey.appId}:demo.test`,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: Buffer[] = []
  child.stderr?.on('data', (bytes: Buffer) => output.push(bytes))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const deadline = performance.now() + startLimit
  while (!(await answers(origin))) {
    if (!isRunning()) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`)
    if (performance.now() > deadline) {
      await end(child, 'SIGKILL')
      throw new Error(`The server did not answer: ${Buffer.concat(output)}`)
    }
    await wait(50)
  }
  return {
    origin,
    isRunning,
    signal: (name) => void child.kill(name),
    said: () => Buffer.concat(output).toString(),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
