import { createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { pictureNamesOf } from '#src/domain/pool/bank/bank-question.ts'
import { type BankWithFiles, readBank } from './read-bank.ts'
import type { BankFile } from './read-bank-in-child-process.ts'

/** The maximum number of questions of a bank. */
const maxQuestions = 2000
/**
 * The maximum number of characters of all questions together, since the server compares each question with those of
 * the pool. It is the same limit as for an editor's document.
 */
const maxCharacters = 8 * 1024 * 1024
const maxFaults = 200
const maxDetailLength = 200

/** Reads a bank. The parsers' stack overflows if markup is nested too deeply; this is returned as a fault. */
function read({ name, bytes, language }: BankFile): BankWithFiles {
  try {
    return readBank(name, bytes, language)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { questions: [], faults: [createBankFault({ file: name, line: 1 }, 'tooDeep')], files: new Map() }
  }
}

/**
 * Returns a bank without the files that no question uses. Returns a fault if the bank is larger than a pool may be.
 */
export function enforceBankLimits(bank: BankWithFiles, name: string): BankWithFiles {
  const emptyWithFault = (reason: 'poolFull' | 'tooLarge') => ({
    ...{ questions: [], faults: [createBankFault({ file: name, line: 1 }, reason)] },
    files: new Map(),
  })
  if (bank.questions.length > maxQuestions) return emptyWithFault('poolFull')
  if (JSON.stringify(bank.questions).length > maxCharacters) return emptyWithFault('tooLarge')
  const usedFiles = new Set(bank.questions.flatMap(pictureNamesOf))
  return {
    questions: bank.questions,
    faults: bank.faults.slice(0, maxFaults).map(({ detail, ...fault }) => ({
      ...fault,
      ...(detail && { detail: detail.slice(0, maxDetailLength) }),
    })),
    files: new Map([...bank.files].filter(([file]) => usedFiles.has(file))),
  }
}

/**
 * Reads a bank like `readBank`, but with limits: too many questions cause the fault `poolFull`, too much text
 * causes `tooLarge`, and markup that is nested too deeply causes `tooDeep`.
 */
export const readBankWithinLimits = (bank: BankFile): BankWithFiles =>
  enforceBankLimits(read(bank), bank.name)
