import type { PoolTopic, QuestionDocument } from '#src/domain/pool/pool-document.ts'
import type { Bundle } from './bundle.ts'

/** What is exported: a pool's questions that have texts in a language, and the files of their pictures. */
export interface BankExportInput {
  name: string
  language: string
  questions: readonly QuestionDocument[]
  topics: readonly PoolTopic[]
  /** The bytes of kept pictures by their names. */
  pictures: ReadonlyMap<string, Uint8Array>
}

/** A bank as its files; of one file alone, that file is the bank, of several a ZIP archive. */
export type WriteBank = (exporting: BankExportInput) => Bundle
