/** A public key of a JWK set (RFC 7517, 8037): `x` is the Ed25519 key in base64url. */
export interface PublicKey {
  kid: string
  x: string
}

/**
 * The functions of the browser that only the page for verifying certificates needs, in addition to `Environment`,
 * which every page has.
 */
export interface VerifierEnvironment {
  origin(): string
  /**
   * Returns the public keys of the portal from the server. If the server can't be reached, returns the keys that
   * were cached at the last online visit, with `isFresh` false. Returns undefined if no keys are cached either.
   */
  keySet(): Promise<{ keys: readonly PublicKey[]; isFresh: boolean } | undefined>
  /**
   * Whether the owner of an Ed25519 key has signed the given bytes. Throws if the browser can't verify the
   * signature.
   */
  verify(
    key: PublicKey,
    signed: Uint8Array<ArrayBuffer>,
    signature: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>
  /** Caches the page at its path, so that it can be loaded while offline. Returns whether it is cached. */
  cachePage(page: string): Promise<boolean>
  /** Caches a page that immediately redirects to another cached page. Returns whether the page is cached. */
  cacheEntryPage(page: string): Promise<boolean>
}

let current: VerifierEnvironment | undefined

export const setVerifierEnvironment = (given: VerifierEnvironment): void => {
  current = given
}

/** Returns the verifier environment of the page; throws if it is not set. */
export const verifierEnvironment = (): VerifierEnvironment => {
  if (!current) throw new Error('No verifier environment was set')
  return current
}
