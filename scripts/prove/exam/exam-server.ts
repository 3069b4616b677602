import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundleFolder } from '../../build/bundle.ts'
import { findFreePort } from '../../test/free-port.ts'

/** The bundled server on PostgreSQL, which listens on the same port after a restart. */
export class ExamServer {
  readonly origin: string
  readonly environment: Record<string, string>
  private child: ChildProcess | undefined

  private constructor(port: number, environment: Record<string, string>) {
    this.origin = `http://localhost:${port}`
    this.environment = environment
  }

  static async on(url: string, dataDir: string, more: Record<string, string> = {}): Promise<ExamServer> {
    const [port, payments] = [await findFreePort(), await findFreePort()]
    return new ExamServer(port, {
      ...{ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1', SITES: 'en', LOG_LEVEL: 'warn' },
      ...{
        PORT: String(port),
        PAYMENT_PORT: String(payments),
        SECRET_KEYS: 'the-key-of-this-proof-only-0123456789',
      },
      ...more,
    })
  }

  /** Starts the server and waits until it responds; throws if the server ends before that. */
  async start(): Promise<void> {
    const child = fork(join(bundleFolder, 'server.js'), { env: { ...process.env, ...this.environment } })
    this.child = child
    while (!(await this.answers())) {
      if (child.exitCode !== null) throw new Error('The server did not start: see its message above.')
      await wait(50)
    }
  }

  /** The id of the server's process. */
  get pid(): number {
    const pid = this.child?.pid
    if (pid === undefined) throw new Error('The server is not started')
    return pid
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Ends the server with a signal; SIGKILL ends it as a power failure does. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
