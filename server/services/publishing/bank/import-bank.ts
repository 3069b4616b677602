import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import { question } from '#server/db/schema/pool.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { type BankFault, createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { pictureNamesOf } from '#src/domain/pool/bank/bank-question.ts'
import {
  type MergeInput,
  type MergeResult,
  mergeBank,
  planMerge,
  type QuestionOutcome,
} from '#src/domain/pool/bank/merge-bank.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import { loadNewestItem } from '../content-item/newest-item.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { storeDraft } from '../content-item/store-draft.ts'
import { findItemRow, findNewestDocument, itemSubjectOf } from '../item-row/item-row.ts'
import { type DecodedPicture, decodePicture } from '../picture/decode-picture.ts'
import { savePicture } from '../picture/store-picture.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import type { FilesByName } from './files-by-name.ts'
import { describeImportPlan, type PlannedQuestion } from './plan-import.ts'
import type { BankWithFiles } from './read-bank.ts'

/** The result of an import into a pool's draft. */
export type BankImportResult = Omit<MergeResult, 'questions' | 'topics'>

export interface ImportBankInput extends PublishInput {
  poolId: number
  bank: BankWithFiles
  /**
   * Whether questions that the pool does not contain are added. If not, the bank contains translations of the pool's
   * questions.
   */
  addsQuestions: boolean
  trueFalseTextsOf(language: string): [string, string]
}

/** A picture of a bank: already stored, or to be stored when the bank is imported. */
type ImportedPicture = Picture | DecodedPicture

/**
 * Imports a bank into the draft of a pool. If there is no draft, the published document becomes the draft. Refused as
 * `notFound` if there is no such pool, and as `forbidden` if the editor's permissions do not allow the changes. A
 * bank with faults is refused with its `faults`, and nothing is imported.
 */
export async function importBank(
  db: Db,
  storage: Storage,
  input: ImportBankInput,
): Promise<BankImportResult | RefusedResult | { faults: BankFault[] }> {
  const { bank, poolId } = input
  if (bank.faults.length > 0) return { faults: bank.faults }
  const { pictures: found, faults } = await findPictures(db, bank)
  if (faults.length > 0) return { faults }
  const name = { family: 'pool', id: poolId } as const
  if (!(await findItemRow(db, name))) return refuse('notFound')
  const pictures = new Map<string, Picture>()
  const merged = await tryMerge(db, input, provisionalPictures(found))
  if (isRefused(merged) || 'faults' in merged) return merged
  const refused = await refuseMerge(db, input, merged.document)
  if (refused) return refused
  for (const [file, bankPicture] of found)
    pictures.set(
      file,
      'name' in bankPicture
        ? bankPicture
        : await savePicture(db, storage, bankPicture, { ...input, fileName: posix.basename(file) }),
    )
  return db.transaction(async (tx) => {
    await lockRevisions(tx)
    await findItemRow(tx, name, true)
    const result = await tryMerge(tx, input, pictures)
    if (isRefused(result) || 'faults' in result) return result
    const { document, added, changed, same } = result
    const refused = await refuseMerge(tx, input, document)
    if (refused) return refused
    if (added + changed > 0) await storeDraft(tx, { ...name, document }, input)
    const detail = { added, changed, same }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'importQuestions',
      subject: itemSubjectOf(name),
      detail,
    })
    return detail
  })
}

/**
 * Returns the refusal `forbidden` if the editor's permissions don't allow the changes that a merge makes to a pool;
 * otherwise null.
 */
async function refuseMerge(
  db: Db,
  { poolId: id, limits }: Pick<ImportBankInput, 'poolId' | 'limits'>,
  after: object,
): Promise<RefusedResult | null> {
  const before = (await findNewestDocument(db, { family: 'pool', id }))?.document
  return checkChangeRights(limits, { before: before as object | undefined, after })
}

/** Returns the pictures with the names that they will have after they are stored. */
const provisionalPictures = (found: ReadonlyMap<string, ImportedPicture>): Map<string, Picture> =>
  new Map(
    [...found].map(([file, bankPicture]) => [
      file,
      'name' in bankPicture
        ? bankPicture
        : { name: pictureNameOf(bankPicture.bytes), width: bankPicture.width, height: bankPicture.height },
    ]),
  )

/** Returns the name of a stored picture: a digest of its bytes. */
const pictureNameOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

async function tryMerge(db: Db, input: ImportBankInput, pictures: ReadonlyMap<string, Picture>) {
  const into = await mergeInput(db, input, pictures)
  if (isRefused(into)) return into
  const merged = mergeBank(input.bank.questions, into.pool)
  if (Array.isArray(merged)) return { faults: merged }
  const { questions, topics, ...counts } = merged
  const named = topics.length > 0 && { topics }
  return { document: { ...into.document, ...named, questions }, ...counts }
}

/** Returns the newest document of a pool, and the values from this document that are needed to merge a bank. */
async function mergeInput(
  db: Db,
  { poolId, addsQuestions, trueFalseTextsOf: verdicts }: Omit<ImportBankInput, 'bank'>,
  pictures: ReadonlyMap<string, Picture>,
): Promise<{ document: Documents['pool']; pool: MergeInput } | RefusedResult> {
  const item = await loadNewestItem(db, { family: 'pool', id: poolId })
  if (isRefused(item)) return item
  const document = item.document as Documents['pool']
  const [row] = await db
    .select({ id: max(question.id) })
    .from(question)
    .where(eq(question.poolId, poolId))
  const highest = Math.max(row?.id ?? 0, ...document.questions.map(({ id }) => id))
  const { questions, topics = [] } = document
  return { document, pool: { poolId, questions, topics, highest, pictures, addsQuestions, verdicts } }
}

/** A pool without questions, for a bank that is checked before its pool exists. */
const emptyPool = { poolId: 1, questions: [], topics: [], highest: 0 }

/** The result of a bank check: the outcome that an import would have for each question of the bank. */
export interface BankCheck {
  counts: Record<QuestionOutcome['outcome'], number>
  before: number
  after: number
  questions: PlannedQuestion[]
}

/**
 * Returns what `importBank` would do with each question, but stores nothing. Refused for the same reasons as
 * `importBank`. If no pool is given, the bank is checked for a new pool. `sources` are the files whose lines are
 * shown with the questions.
 */
export async function checkBank(
  db: Db,
  {
    poolId,
    sources,
    ...input
  }: Omit<ImportBankInput, 'poolId'> & { poolId: number | undefined; sources: FilesByName },
): Promise<BankCheck | RefusedResult> {
  const { bank, addsQuestions, trueFalseTextsOf: verdicts } = input
  const { pictures: found, faults: pictureFaults } = await findPictures(db, bank)
  const pictures = provisionalPictures(found)
  const into =
    poolId === undefined
      ? { pool: { ...emptyPool, pictures, addsQuestions, verdicts } }
      : await mergeInput(db, { ...input, poolId }, pictures)
  if (isRefused(into)) return into
  const { outcomes, topics } = planMerge(bank.questions, into.pool)
  const withoutPicture = outcomes.map((each) => {
    const missing = pictureFaults.filter(({ line, file }) => {
      const { location } = each.entry
      return location.line === line && location.file === file
    })
    return missing.length > 0
      ? { ...each, outcome: 'refused' as const, faults: [...each.faults, ...missing] }
      : each
  })
  const questions = describeImportPlan(withoutPicture, bank.faults, sources)
  const counts = { added: 0, changed: 0, same: 0, refused: 0 }
  for (const { outcome } of questions) counts[outcome] += 1
  const before = into.pool.questions.length
  if (poolId !== undefined && 'document' in into) {
    const after = mergedQuestions(into.pool.questions, outcomes)
    const named = topics.length > 0 && { topics }
    const refused = await refuseMerge(
      db,
      { ...input, poolId },
      { ...into.document, ...named, questions: after },
    )
    if (refused) return refused
  }
  return { counts, before, after: before + counts.added, questions }
}

/** Returns the questions that a pool would have after a merge, without the refused questions. */
function mergedQuestions(questions: readonly QuestionDocument[], outcomes: readonly QuestionOutcome[]) {
  const merged = outcomes.flatMap(({ outcome, after }) => (outcome !== 'refused' && after ? [after] : []))
  const byId = new Map(merged.map((each) => [each.id, each]))
  const known = new Set(questions.map(({ id }) => id))
  return [...questions.map((each) => byId.get(each.id) ?? each), ...merged.filter(({ id }) => !known.has(id))]
}

/**
 * Returns the pictures of a bank's questions by file name, and the faults of pictures that are missing or
 * unreadable.
 */
async function findPictures(
  db: Db,
  bank: BankWithFiles,
): Promise<{ pictures: Map<string, ImportedPicture>; faults: BankFault[] }> {
  const found = new Map<string, ImportedPicture>()
  const faults: BankFault[] = []
  const named = bank.questions.flatMap((bankPicture) =>
    pictureNamesOf(bankPicture).map((file) => ({ file, location: bankPicture.location })),
  )
  for (const { file, location } of named) {
    if (found.has(file)) continue
    const bytes = bank.files.get(file)
    const read = bytes && ((await findStoredPicture(db, bytes)) ?? (await decodePicture(bytes)))
    if (read) found.set(file, read)
    else faults.push(createBankFault(location, bytes ? 'pictureUnreadable' : 'pictureMissing', file))
  }
  return { pictures: found, faults }
}

/**
 * Returns the stored picture with the same bytes, or undefined, so that a picture that was exported is not re-encoded
 * when it is imported again.
 */
async function findStoredPicture(db: Db, bytes: Uint8Array): Promise<Picture | undefined> {
  const [row] = await db
    .select()
    .from(picture)
    .where(eq(picture.name, pictureNameOf(bytes)))
  return row && { name: row.name, width: row.width, height: row.height }
}
