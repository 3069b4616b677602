import type { Context } from 'hono'
import type { Call } from '#src/contract/protocol/call.ts'
import { changesAnything } from '#src/contract/protocol/call.ts'
import type { Db } from '../db/client.ts'
import { previewInTransaction } from '../services/publishing/content-item/preview-in-transaction.ts'
import { readPreview } from '../services/publishing/content-item/sign-preview.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** The header with which the publisher reads for a preview. */
const header = 'x-preview'

/** Runs a call; for a preview as if the draft were published. Calls that change anything have no preview. */
export async function withPreview<Result>(
  c: Context<AppEnv>,
  { db, secrets, clock }: Pick<Dependencies, 'db' | 'secrets' | 'clock'>,
  call: Call,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const word = c.req.header(header)
  const name =
    word && (call.reads || !changesAnything(call)) ? readPreview(secrets.keys, word, clock()) : undefined
  return name ? previewInTransaction(db, name, clock(), work) : work(db)
}
