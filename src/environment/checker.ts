/** A public key of a JWK set (RFC 7517, 8037): `x` is the Ed25519 key in base64url. */
export interface PublicKey {
  kid: string
  x: string
}

/** What only the page that verifies certificates needs of the browser, beside the environment of every page. */
export interface Checker {
  /** The origin of the page. */
  origin(): string
  /**
   * The keys that the portal publishes: from the server, or, not fresh, as they were when there was a line last; undefined where there are
   * none.
   */
  keySet(): Promise<{ keys: readonly PublicKey[]; isFresh: boolean } | undefined>
  /** Whether a signature over some bytes is by an Ed25519 key. Throws where this can't be found out. */
  verify(
    key: PublicKey,
    signed: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>
  /** Keeps the page, at its own path, so that it can be loaded again without a line. Whether that works here. */
  keepPage(page: string): Promise<boolean>
  /** Keeps a page that leads to another one before it shows anything. Whether that works here. */
  cacheEntryPage(page: string): Promise<boolean>
}

let current: Checker | undefined

export const setChecker = (checker: Checker): void => {
  current = checker
}

/** The checker of the page; throws before it was set. */
export const checker = (): Checker => {
  if (!current) throw new Error('No checker was set')
  return current
}
