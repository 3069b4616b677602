import { hostname } from 'node:os'
import { parseConfig } from './config.ts'
import { createLog } from './log/create-log.ts'
import { type RunningServer, startPortalServer } from './start.ts'

const config = (() => {
  try {
    return parseConfig(process.env)
  } catch (error) {
    return fail(error)
  }
})()
const log = createLog({ level: config.logLevel, base: { host: hostname(), pid: process.pid } })

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

let running: RunningServer | undefined

/**
 * Stops the server at the first signal. The same signal may arrive twice, from the terminal and from the parent
 * process. A server that is still starting ends immediately: as the first process of a container it would otherwise
 * ignore the signal.
 */
function stopOn(signals: readonly NodeJS.Signals[]): void {
  let stopping: Promise<never> | undefined
  for (const signal of signals)
    process.on(signal, () => {
      if (!running) {
        log.info(`${signal}: ended while starting`)
        process.exit(0)
      }
      if (!stopping) log.info(`${signal}: finishing open requests and jobs`)
      stopping ??= running.stop().then(() => process.exit(0))
    })
}

try {
  stopOn(['SIGTERM', 'SIGINT'])
  running = await startPortalServer(config, log)
} catch (error) {
  log.debug({ err: error }, 'Start failed')
  fail(error)
}
