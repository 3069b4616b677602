import type { Storage } from '../../ports/storage.ts'
import type { Secrets } from '../../secrets.ts'
import { signAddress } from '../media/sign-address.ts'

/** A document that a person asks for. */
export interface DocumentWish {
  /**
   * What it is stored under: small letters, figures, dots and dashes. The same key means the same paper. `learnerFile`
   * makes the keys of those that go with the account.
   */
  key: string
  /** What the file is called where it is saved, in any script: "Rechnung 2026-0001.pdf". */
  name: string
  sessionId: string
  now: number
  /** Makes the PDF; asked only when none is stored. */
  make: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * The address of a document for one session, until it lapses: made when it is asked for the first time, kept from then on.
 */
export async function documentLink(
  { ports: { storage }, secrets }: { ports: { storage: Storage }; secrets: Pick<Secrets, 'keys'> },
  { key, name, sessionId, now, make }: DocumentWish,
): Promise<string> {
  if (!(await storage.find(key))) await storage.keep(key, 'application/pdf', await make())
  return signAddress(secrets.keys, key, sessionId, now, name)
}
