import type { Db } from '#server/db/client.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import { listPictures } from '#src/domain/content-item/list-pictures.ts'
import type { BankFormat } from '#src/domain/pool/bank/bank-question.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { loadNewestItem } from '../content-item/newest-item.ts'
import { pictureFileKey } from '../picture/store-picture.ts'
import type { BankWriter } from './export-bank.ts'
import { formatAsGift } from './gift/format-as-gift.ts'
import { formatAsMoodle } from './moodle/format-as-moodle.ts'
import { formatAsPortalBank } from './portal/format-as-portal-bank.ts'
import { formatAsQti } from './qti/format-as-qti.ts'
import { qti22, qti30 } from './qti/qti-dialect.ts'
import { writeZip } from './zip/write-zip.ts'

const writers: Record<BankFormat, BankWriter> = {
  gift: formatAsGift,
  moodle: formatAsMoodle,
  qti22: formatAsQti(qti22),
  qti30: formatAsQti(qti30),
  portal: formatAsPortalBank,
}

/**
 * A bank as a file. `left` contains the ids of questions that were left out because they have no translation into
 * the language.
 */
export interface ExportedBank {
  name: string
  bytes: Uint8Array
  questions: number
  left: number[]
}

/**
 * Returns a pool in a format and a language: its draft, or the last published document if there is no draft. The
 * portal's format contains all languages. Refused as `notFound` if there is no such pool.
 */
export async function exportPool(
  db: Db,
  storage: Storage,
  { poolId, format, language }: { poolId: number; format: BankFormat; language: string },
): Promise<ExportedBank | RefusedResult> {
  const item = await loadNewestItem(db, { family: 'pool', id: poolId })
  if (isRefused(item)) return item
  const document = item.document as Documents['pool']
  const exported = document.questions.filter(({ texts }) => format === 'portal' || texts[language])
  const left = document.questions.filter((question) => !exported.includes(question)).map(({ id }) => id)
  const pictures = new Map<string, Uint8Array>()
  for (const { name } of listPictures({ ...document, questions: exported }))
    if (!pictures.has(name)) pictures.set(name, await bytesOfPicture(storage, name))
  const files = writers[format]({
    name: document.name,
    language,
    questions: exported,
    topics: document.topics ?? [],
    pictures,
  })
  const [[name, singleFile] = ['', new Uint8Array()]] = files
  const baseName = `pool-${poolId}-${format === 'portal' ? 'all' : language}`
  const isSingleFile = files.size === 1 && format !== 'portal'
  return {
    name: isSingleFile ? `${baseName}${name.slice(name.lastIndexOf('.'))}` : `${baseName}-${format}.zip`,
    bytes: isSingleFile ? singleFile : writeZip(files),
    questions: exported.length,
    left,
  }
}

async function bytesOfPicture(storage: Storage, name: string): Promise<Uint8Array> {
  const file = await storage.find(pictureFileKey(name))
  if (!file) throw new Error(`The picture ${name} is referenced but not stored`)
  const parts: Uint8Array[] = []
  for await (const part of storage.read(file.key, 0, file.size - 1)) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}
