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
import { itemRow, subjectOf } from '../content-item/find-item.ts'
import { readNewestItem } from '../content-item/newest-item.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { storeDraft } from '../content-item/store-draft.ts'
import { decodePicture, type SoundPicture } from '../picture/decode-picture.ts'
import { keepPicture } from '../picture/keep-picture.ts'
import type { GivenBank } from './read-bank.ts'

/** What an import did to a pool's draft. */
export type BankImportResult = Omit<MergeResult, 'questions' | 'topics'>

export interface ImportBankInput extends PublishInput {
  poolId: number
  bank: GivenBank
  /** Whether questions that the pool lacks are surely new, and no translations. */
  addsQuestions: boolean
  verdicts(language: string): [string, string]
}

/** A picture of a bank: kept already, or to be kept when the bank is taken. */
type Found = Picture | SoundPicture

/**
 * Brings a bank into the draft of a pool; where there is none, what is published becomes the draft. Refused as `notFound`,
 * and as `invalid` with the `faults` of the bank: then nothing of it is taken.
 */
export async function importBank(
  db: Db,
  storage: Storage,
  importing: ImportBankInput,
): Promise<BankImportResult | RefusedResult | { faults: BankFault[] }> {
  const { bank, poolId } = importing
  if (bank.faults.length > 0) return { faults: bank.faults }
  const found = await findPictures(db, bank)
  if (!(found instanceof Map)) return { faults: found }
  const name = { family: 'pool', id: poolId } as const
  if (!(await itemRow(db, name))) return refuse('notFound')
  const pictures = new Map<string, Picture>()
  const merged = await tryMerge(db, importing, sizesOf(found))
  if (isRefused(merged) || 'faults' in merged) return merged
  for (const [file, each] of found)
    pictures.set(file, 'name' in each ? each : await keepPicture(db, storage, each, importing))
  return db.transaction(async (tx) => {
    await lockRevisions(tx)
    await itemRow(tx, name, true)
    const done = await tryMerge(tx, importing, pictures)
    if (isRefused(done) || 'faults' in done) return done
    const { document, added, changed, same } = done
    if (added + changed > 0) await storeDraft(tx, { ...name, document }, importing)
    const detail = { added, changed, same }
    await writeAudit(tx, { ...auditOf(importing), act: 'importQuestions', subject: subjectOf(name), detail })
    return detail
  })
}

/** The pictures as they will be named; those to be kept have no name yet. */
const sizesOf = (found: ReadonlyMap<string, Found>): Map<string, Picture> =>
  new Map(
    [...found].map(([file, each]) => [
      file,
      'name' in each ? each : { name: nameOf(each.bytes), width: each.width, height: each.height },
    ]),
  )

/** The name of a kept picture: a digest of its bytes. */
const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

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

/** The pictures that questions of a bank show, by the names of their files; or what is wrong with them. */
async function findPictures(db: Db, bank: GivenBank): Promise<Map<string, Found> | BankFault[]> {
  const found = new Map<string, Found>()
  const faults: BankFault[] = []
  const named = bank.questions.flatMap((each) => picturesOf(each).map((file) => ({ file, spot: each.spot })))
  for (const { file, spot } of named) {
    if (found.has(file)) continue
    const bytes = bank.files.get(file)
    const read = bytes && ((await keptAs(db, bytes)) ?? (await decodePicture(bytes)))
    if (read) found.set(file, read)
    else faults.push(bankFault(spot, bytes ? 'pictureUnreadable' : 'pictureMissing', file))
  }
  return faults.length > 0 ? faults : found
}

/** A picture that was exported comes back as it was kept, and is not drawn anew. */
async function keptAs(db: Db, bytes: Uint8Array): Promise<Picture | undefined> {
  const [row] = await db
    .select()
    .from(picture)
    .where(eq(picture.name, nameOf(bytes)))
  return row && { name: row.name, width: row.width, height: row.height }
}
