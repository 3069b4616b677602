import { runInProcess } from '#server/services/platform/process/run-in-process.ts'
import { createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankWithFiles } from './read-bank.ts'

/** A question file for the process; `language` is the language of the file. */
export interface BankFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  language: string
}

/**
 * The limits of the process. The largest bank of a pool, 999 questions with pictures, takes two seconds and
 * 150 MB.
 */
const limits = { megabytes: 256, milliseconds: 10_000 }

/**
 * Unpacks and reads a bank like `readBank`, but in a separate process. A bank that exceeds memory or time has the
 * fault `tooCostly`; a bank that is nested too deeply has the fault `tooDeep`.
 */
export async function readBankInChildProcess(
  { name, bytes, language }: BankFile,
  within = limits,
): Promise<BankWithFiles> {
  const file = new URL('./bank-process.ts', import.meta.url)
  const read = await runInProcess<BankWithFiles>(
    file,
    { args: [name.replaceAll('\0', ''), language], bytes },
    within,
  )
  if (read !== 'tooCostly') return read
  return { questions: [], faults: [createBankFault({ file: name, line: 1 }, 'tooCostly')], files: new Map() }
}
