import { runInProcess } from '#server/services/platform/process/run-in-process.ts'
import { bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { GivenBank } from './read-bank.ts'

/** A file of questions that the process is given; `language` is the one that it is written in. */
export interface SentBank {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  language: string
}

/** The largest bank that a pool can hold, 999 questions with pictures, takes two seconds and 150 MB. */
const limits = { megabytes: 256, milliseconds: 10_000 }

/**
 * Unpacks and reads a bank in a process of its own, as `readBank` does. One that takes too much memory or time has the fault
 * `tooCostly`; nested too deeply, `tooDeep`.
 */
export async function readBankApart(
  { name, bytes, language }: SentBank,
  within = limits,
): Promise<GivenBank> {
  const file = new URL('./bank-process.ts', import.meta.url)
  const read = await runInProcess<GivenBank>(
    file,
    { words: [name.replaceAll('\0', ''), language], bytes },
    within,
  )
  if (read !== 'tooCostly') return read
  return { questions: [], faults: [bankFault({ file: name, line: 1 }, 'tooCostly')], files: new Map() }
}
