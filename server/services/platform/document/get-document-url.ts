import type { Storage } from '#server/ports/storage.ts'
import type { Secrets } from '#server/secrets.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { signUrl } from './sign-url.ts'

/** A request for a document to download or to view. */
export interface DocumentLinkInput {
  /**
   * The storage key of the document: lower-case letters, digits, dots and dashes. Two documents with the same key
   * have the same contents. `learnerFileKey` returns the keys of documents that are deleted with the account.
   */
  key: string
  /** The media type of the document; PDF by default. */
  type?: string
  /** The file name of the download, in any script: "Rechnung 2026-0001.pdf". */
  name: string
  sessionId: string
  now: number
  /** Renders the document, or returns a refusal; called only if nothing is stored under the key. */
  render: () => Promise<Uint8Array<ArrayBuffer> | RefusedResult>
}

/**
 * Returns the URL of a document, valid for one session until the URL expires. The document is rendered at its first
 * request and then stored. If `render` refuses the document, returns this refusal.
 */
export async function getDocumentUrl(
  { ports: { storage }, secrets }: { ports: { storage: Storage }; secrets: Pick<Secrets, 'keys'> },
  { key, type = 'application/pdf', name, sessionId, now, render: make }: DocumentLinkInput,
): Promise<string | RefusedResult> {
  if (!(await storage.find(key))) {
    const document = await make()
    if (isRefused(document)) return document
    await storage.store(key, type, document)
  }
  return signUrl(secrets.keys, key, sessionId, now, name)
}
