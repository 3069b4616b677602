import type { PoolTopic, QuestionDocument } from '#src/domain/pool/pool-document.ts'
import type { FilesByName } from './files-by-name.ts'

/**
 * The input of a question bank export: a pool's questions with texts in a language, and the files of their pictures.
 */
export interface BankExportInput {
  name: string
  language: string
  questions: readonly QuestionDocument[]
  topics: readonly PoolTopic[]
  /** The bytes of stored pictures by name. */
  pictures: ReadonlyMap<string, Uint8Array>
}

/** Returns a bank as files. A single file is the bank itself; several files form a ZIP archive. */
export type BankWriter = (exporting: BankExportInput) => FilesByName
