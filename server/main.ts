import { hostname } from 'node:os'
import { parseConfig } from './config.ts'
import { createLog } from './log/create-log.ts'
import { type RunningServer, start } from './start.ts'

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

/** Ends the process at its first signal: a terminal tells this process, and so does the one that started it. */
function endOn(signals: readonly NodeJS.Signals[], running: RunningServer): void {
  let ending: Promise<never> | undefined
  for (const signal of signals)
    process.on(signal, () => {
      if (!ending) log.info(`${signal}: finishing what was begun`)
      ending ??= running.stop().then(() => process.exit(0))
    })
}

try {
  const running = await start(config, log)
  endOn(['SIGTERM', 'SIGINT'], running)
} catch (error) {
  log.debug({ err: error }, 'Start failed')
  fail(error)
}
