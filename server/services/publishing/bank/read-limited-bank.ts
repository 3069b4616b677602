import { bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { picturesOf } from '#src/domain/pool/bank/bank-question.ts'
import { type GivenBank, readBank } from './read-bank.ts'
import type { SentBank } from './read-bank-apart.ts'

/** How many questions a bank may have, how many of its faults are reported, and how long what they quote may be. */
const mostQuestions = 2000
/** How many signs all questions may have together: the server compares each with those of the pool. As many as a document of an editor. */
const mostSigns = 8 * 1024 * 1024
const mostFaults = 200
const longestDetail = 200

/** Markup that is nested deeper than any reader here can follow overflows the stack. */
function read({ name, bytes, language }: SentBank): GivenBank {
  try {
    return readBank(name, bytes, language)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { questions: [], faults: [bankFault({ file: name, line: 1 }, 'tooDeep')], files: new Map() }
  }
}

/** Returns a bank without the files that no question shows; refused with a fault where it is larger than a pool can use. */
export function limitBank(bank: GivenBank, name: string): GivenBank {
  const refused = (reason: 'poolFull' | 'tooLarge') => ({
    ...{ questions: [], faults: [bankFault({ file: name, line: 1 }, reason)] },
    files: new Map(),
  })
  if (bank.questions.length > mostQuestions) return refused('poolFull')
  if (JSON.stringify(bank.questions).length > mostSigns) return refused('tooLarge')
  const shown = new Set(bank.questions.flatMap(picturesOf))
  return {
    questions: bank.questions,
    faults: bank.faults.slice(0, mostFaults).map(({ detail, ...fault }) => ({
      ...fault,
      ...(detail && { detail: detail.slice(0, longestDetail) }),
    })),
    files: new Map([...bank.files].filter(([file]) => shown.has(file))),
  }
}

/**
 * Reads a bank as `readBank` does, no larger than a pool can use: more questions have the fault `poolFull`, longer ones `tooLarge`, and
 * markup that is nested too deeply `tooDeep`.
 */
export const readLimitedBank = (bank: SentBank): GivenBank => limitBank(read(bank), bank.name)
