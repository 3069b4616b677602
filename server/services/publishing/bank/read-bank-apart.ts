import { runInThread } from '#server/services/ground/thread/run-in-thread.ts'
import { faultAt } from '#src/domain/pool/bank/bank-fault.ts'
import type { GivenBank } from './read-bank.ts'

/** A file of questions that the thread is given; `language` is the one that it is written in. */
export interface SentBank {
  name: string
  /** They are gone afterwards: a file of 30 MB is not copied. */
  bytes: Uint8Array<ArrayBuffer>
  language: string
}

/** The largest bank that a pool can hold, 999 questions with pictures, takes a second and 150 MB. */
const limits = { megabytes: 256, milliseconds: 10_000 }

/**
 * Unpacks and reads a bank in a thread of its own, as `readBank` does. One that takes too much memory or time has the fault
 * `tooCostly`; nested too deeply, `tooDeep`.
 */
export async function readBankApart(bank: SentBank, within = limits): Promise<GivenBank> {
  const file = new URL('./bank-thread.ts', import.meta.url)
  const read = await runInThread<GivenBank>(file, { data: bank, transfer: [bank.bytes.buffer] }, within)
  if (read !== 'tooCostly') return read
  return { questions: [], faults: [faultAt({ file: bank.name, line: 1 }, 'tooCostly')], files: new Map() }
}
