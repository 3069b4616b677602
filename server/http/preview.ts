import type { Context } from 'hono'
import type { Call } from '#src/contract/protocol/call.ts'
import { changesAnything } from '#src/contract/protocol/call.ts'
import type { Db } from '../db/client.ts'
import { previewInTransaction } from '../services/publishing/content-item/preview-in-transaction.ts'
import { readPreview } from '../services/publishing/content-item/sign-preview.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** The header with which the publisher reads content for a preview. */
const header = 'x-preview'

/** Runs a call; for a preview, as if the draft were published. Calls that change data have no preview. */
export async function withPreview<Result>(
  c: Context<AppEnv>,
  { db, secrets, clock }: Pick<Dependencies, 'db' | 'secrets' | 'clock'>,
  call: Call,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const signedName = c.req.header(header)
  const draftName =
    signedName && (call.reads || !changesAnything(call))
      ? readPreview(secrets.keys, signedName, clock())
      : undefined
  return draftName ? previewInTransaction(db, draftName, clock(), work) : work(db)
}
