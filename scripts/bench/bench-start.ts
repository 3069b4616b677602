import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFolder, bundlePrograms } from '../build/bundle.ts'
import { findFreePort } from '../test/free-port.ts'
import { type ReadyCondition, runUntilReady, type StartTimes } from './run-until-ready.ts'

const rounds = 5

/**
 * Measures three start times: of the first `npm start`, of the bundled server alone, and of a second `npm start`,
 * each with the embedded database and all sites.
 */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const [port, payments] = [await findFreePort(), await findFreePort()]
  const environment = { PORT: String(port), PAYMENT_PORT: String(payments), DATA_DIR: dataDir }
  const start = () => runUntilReady(['scripts/bootstrap.mjs', 'start'], environment, isReady)
  const server = () => runUntilReady([join(bundleFolder, 'server.js')], environment, answersReady(port))
  try {
    await bundlePrograms()
    console.log(`first start: ${inWords([await start()])}`)
    console.log(`server: ${inWords(await repeat(server))}`)
    console.log(`second start: ${inWords(await repeat(start))}`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const isReady: ReadyCondition = (said) => /^ready /m.test(said)

/** Returns a condition that is met when the server's database responds and its sites have pages. */
const answersReady =
  (port: number): ReadyCondition =>
  () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )

async function repeat(act: () => Promise<StartTimes>): Promise<StartTimes[]> {
  const all: StartTimes[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await act())
  return all
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number

/** Formats times: "1.0 1.1 0.9 s, median 1.0 s; 0.8 s of the processor". */
const inWords = (all: readonly StartTimes[]): string =>
  `${all.map(({ seconds }) => seconds.toFixed(2)).join(' ')} s, median ${median(all.map(({ seconds }) => seconds)).toFixed(2)} s; ${median(all.map(({ processor }) => processor)).toFixed(2)} s of the processor`
