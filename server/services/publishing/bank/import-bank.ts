import { createHash } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import { question } from '#server/db/schema/pool.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { type BankFault, bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import { picturesOf } from '#src/domain/pool/bank/bank-question.ts'
import { type MergeResult, mergeBank } from '#src/domain/pool/bank/merge-bank.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditOf } from '../content-item/audit-of.ts'
import { findItemRow, newestDocument, subjectOf } from '../content-item/find-item.ts'
import { readNewestItem } from '../content-item/newest-item.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { storeDraft } from '../content-item/store-draft.ts'
import { type DecodedPicture, decodePicture } from '../picture/decode-picture.ts'
import { keepPicture } from '../picture/store-picture.ts'
import { refuseChange } from '../rights/refuse-change.ts'
import type { BankWithFiles } from './read-bank.ts'

/** The result of an import into a pool's draft. */
export type BankImportResult = Omit<MergeResult, 'questions' | 'topics'>

export interface ImportBankInput extends PublishInput {
  poolId: number
  bank: BankWithFiles
  /** Whether unknown questions are new ones, rather than translations. */
  addsQuestions: boolean
  verdicts(language: string): [string, string]
}

/** A picture of a bank: already stored, or to be stored when the bank is imported. */
type ImportedPicture = Picture | DecodedPicture

/**
 * Imports a bank into the draft of a pool; without a draft, the published document becomes the draft. Refused
 * as `notFound`, and with the `faults` of the bank; then nothing is imported.
 */
export async function importBank(
  db: Db,
  storage: Storage,
  input: ImportBankInput,
): Promise<BankImportResult | RefusedResult | { faults: BankFault[] }> {
  const { bank, poolId } = input
  if (bank.faults.length > 0) return { faults: bank.faults }
  const found = await findPictures(db, bank)
  if (!(found instanceof Map)) return { faults: found }
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
      'name' in bankPicture ? bankPicture : await keepPicture(db, storage, bankPicture, input),
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
    await writeAudit(tx, { ...auditOf(input), act: 'importQuestions', subject: subjectOf(name), detail })
    return detail
  })
}

/** Refuses a merged document if the editor's limits do not allow its changes; else returns null. */
async function refuseMerge(
  db: Db,
  { poolId: id, limits }: ImportBankInput,
  after: object,
): Promise<RefusedResult | null> {
  const before = (await newestDocument(db, { family: 'pool', id }))?.document
  return refuseChange(limits, { before: before as object | undefined, after })
}

/** Returns the pictures with the names that they will have when they are stored. */
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

async function tryMerge(
  db: Db,
  { bank, poolId, addsQuestions, verdicts }: ImportBankInput,
  pictures: ReadonlyMap<string, Picture>,
) {
  const item = await readNewestItem(db, { family: 'pool', id: poolId })
  if (isRefused(item)) return item
  const document = item.document as Documents['pool']
  const [row] = await db
    .select({ id: max(question.id) })
    .from(question)
    .where(eq(question.poolId, poolId))
  const highest = Math.max(row?.id ?? 0, ...document.questions.map(({ id }) => id))
  const merged = mergeBank(bank.questions, {
    poolId,
    questions: document.questions,
    topics: document.topics ?? [],
    highest,
    pictures,
    addsQuestions,
    verdicts,
  })
  if (Array.isArray(merged)) return { faults: merged }
  const { questions, topics, ...counts } = merged
  const named = topics.length > 0 && { topics }
  return { document: { ...document, ...named, questions }, ...counts }
}

/** Returns the pictures of a bank's questions by file name, or their faults. */
async function findPictures(
  db: Db,
  bank: BankWithFiles,
): Promise<Map<string, ImportedPicture> | BankFault[]> {
  const found = new Map<string, ImportedPicture>()
  const faults: BankFault[] = []
  const named = bank.questions.flatMap((bankPicture) =>
    picturesOf(bankPicture).map((file) => ({ file, spot: bankPicture.spot })),
  )
  for (const { file, spot } of named) {
    if (found.has(file)) continue
    const bytes = bank.files.get(file)
    const read = bytes && ((await findStoredPicture(db, bytes)) ?? (await decodePicture(bytes)))
    if (read) found.set(file, read)
    else faults.push(bankFault(spot, bytes ? 'pictureUnreadable' : 'pictureMissing', file))
  }
  return faults.length > 0 ? faults : found
}

/** Returns the stored picture with these bytes, so that an exported picture is not re-encoded. */
async function findStoredPicture(db: Db, bytes: Uint8Array): Promise<Picture | undefined> {
  const [row] = await db
    .select()
    .from(picture)
    .where(eq(picture.name, pictureNameOf(bytes)))
  return row && { name: row.name, width: row.width, height: row.height }
}
