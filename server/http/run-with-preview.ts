import type { Context } from 'hono'
import type { Call } from '#src/contract/protocol/call.ts'
import { isWrite } from '#src/contract/protocol/call.ts'
import type { Db } from '../db/client.ts'
import { readDraftToken } from '../services/publishing/content-item/draft-token.ts'
import {
  previewInTransaction,
  previewItemInTransaction,
} from '../services/publishing/content-item/preview-in-transaction.ts'
import { readPreviewToken } from '../services/publishing/preview/preview-token.ts'
import { findPreviewedItem } from '../services/publishing/preview/stored-preview.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** The header with which the publisher reads content for a preview. */
const header = 'x-preview'

/**
 * Runs a call. For a preview, the call runs as if the draft, or the unsaved document, were published. Calls that
 * change data have no preview.
 */
export async function runWithPreview<Result>(
  c: Context<AppEnv>,
  { db, secrets, clock }: Pick<Dependencies, 'db' | 'secrets' | 'clock'>,
  call: Call,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const signedName = c.req.header(header)
  if (!signedName || (!call.reads && isWrite(call))) return work(db)
  const draftName = readDraftToken(secrets.keys, signedName, clock())
  if (draftName) return previewInTransaction(db, draftName, clock(), work)
  const token = readPreviewToken(secrets.keys, signedName, clock())
  const item = token && !token.isExpired ? await findPreviewedItem(db, token.id) : undefined
  return item ? previewItemInTransaction(db, item, clock(), work) : work(db)
}
