import { pino } from 'pino'
import { parseConfig } from './config.ts'
import { type Running, start } from './start.ts'

const config = (() => {
  try {
    return parseConfig(process.env)
  } catch (error) {
    return fail(error)
  }
})()
const log = pino({ level: config.logLevel, base: null })

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function end(running: Running, signal: string): Promise<void> {
  log.info(`${signal}: finishing what was begun`)
  await running.stop()
  process.exit(0)
}

try {
  const running = await start(config, log)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end(running, signal))
} catch (error) {
  log.debug({ err: error }, 'Start failed')
  fail(error)
}
