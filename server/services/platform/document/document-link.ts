import type { Storage } from '#server/ports/storage.ts'
import type { Secrets } from '#server/secrets.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { signAddress } from './sign-address.ts'

/** A document that a person asks to download, or to look at. */
export interface DocumentLinkInput {
  /**
   * The key that the storage keeps the document under: small letters, figures, dots and dashes. The same key
   * means the same document. `learnerFile` makes the keys of documents that are deleted with the account.
   */
  key: string
  /** Its media type; PDF by default. */
  type?: string
  /** The name of the file when the browser saves it, in any script: "Rechnung 2026-0001.pdf". */
  name: string
  sessionId: string
  now: number
  /** Makes it, or refuses to; called only when none is stored under the key. */
  make: () => Promise<Uint8Array<ArrayBuffer> | RefusedResult>
}

/**
 * The address of a document for one session, until the address lapses. The document is made when it is asked
 * for the first time, and kept from then on. Refused as its making is.
 */
export async function documentLink(
  { ports: { storage }, secrets }: { ports: { storage: Storage }; secrets: Pick<Secrets, 'keys'> },
  { key, type = 'application/pdf', name, sessionId, now, make }: DocumentLinkInput,
): Promise<string | RefusedResult> {
  if (!(await storage.find(key))) {
    const made = await make()
    if (isRefused(made)) return made
    await storage.keep(key, type, made)
  }
  return signAddress(secrets.keys, key, sessionId, now, name)
}
