import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { parseConfig } from '#server/config.ts'
import { copySeededDatabase } from '../seeds/copy-seeded-database.ts'
import { findFreePort } from './free-port.ts'
import { createPortalEnvironment } from './portal-environment.ts'
import { type TestCounts, type TestStep, zeroCounts } from './step.ts'

/**
 * The sites that the tests publish. They cover sites with one and with several languages, both directions, and both
 * brands.
 */
const sitesOfTests = 'en,eu,mena,micro-en'

/** The time within which the portal must be ready, in milliseconds: it compiles, seeds and publishes everything. */
const readyTimeout = 180_000

/** A temporary portal for tests, with a new data folder and a free port. */
export class TestPortal {
  /** The folders of the published sites; empty if all sites are published. */
  readonly sites: string
  folder = ''
  /** The partner whose signed links the browser tests open to sign learners in. */
  readonly partner = { appId: 'partner-test', key: randomBytes(24).toString('hex') }
  url = ''
  /** The environment variables of the portal's processes. */
  environment: Record<string, string> = {}
  private child: ChildProcess | undefined

  constructor(sites = sitesOfTests) {
    this.sites = sites
  }

  async start(): Promise<TestCounts> {
    const port = await findFreePort()
    this.url = `http://localhost:${port}`
    this.folder = mkdtempSync(join(tmpdir(), 'portal-'))
    this.environment = {
      ...(await createPortalEnvironment(port, this.folder)),
      SITES: this.sites,
      SIGN_KEYS: `${this.partner.appId}:${this.partner.key}`,
      SIGN_DOMAINS: `${this.partner.appId}:demo.test`,
      LOG_LEVEL: 'warn',
    }
    await copySeededDatabase(parseConfig(this.environment), console.log)
    this.child = spawn(process.execPath, ['scripts/build/run.ts', 'start'], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await Promise.race([this.ready(this.child), this.failAfterTimeout()])
    return zeroCounts
  }

  private async ready(child: ChildProcess): Promise<void> {
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    const isReady = new Promise<boolean>((resolve) => {
      lines.on('line', (line) => {
        console.log(line)
        if (line.startsWith('ready ')) resolve(true)
      })
      child.once('exit', () => resolve(false))
    })
    if (!(await isReady)) throw new Error('The portal ended before it was ready: see above.')
  }

  private async failAfterTimeout(): Promise<never> {
    await wait(readyTimeout, undefined, { ref: false })
    throw new Error(`The portal was not ready within ${readyTimeout / 1000} s.`)
  }

  /** Stops the portal as an operator would, and removes its data. Returns its exit code. */
  async stop(): Promise<number> {
    const { child } = this
    this.child = undefined
    if (!child) return 0
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
    return child.exitCode ?? 1
  }
}

export const createStartStep = (portal: TestPortal): TestStep => ({
  name: 'portal',
  title: `Compile, start and publish the portal (${portal.sites})`,
  needs: ['system'],
  run: () => portal.start(),
})

/**
 * Returns the step that stops the portal. After SIGTERM, the portal must exit with 0, because it closes its
 * database.
 */
export const createStopStep = (portal: TestPortal): TestStep => ({
  name: 'stop',
  title: 'Stop the portal',
  needs: ['portal'],
  async run() {
    const code = await portal.stop()
    if (code !== 0) throw new Error(`The portal ended with ${code} after SIGTERM.`)
    return { passed: 1, failed: 0 }
  },
})
