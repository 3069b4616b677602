/** The person that the identity provider has signed on. `email` is lower case. */
export interface Person {
  email: string
  firstName: string
  lastName: string
  roles: string[]
}

/** The facts that must be remembered between leaving for the provider and coming back. */
export interface SignOnAttempt {
  state: string
  nonce: string
  verifier: string
}

/** The provider of identities, as OpenID Connect has it. `origin` is the tenant's own. */
export interface Identity {
  /** The address that signs the person on, in a language, and the attempt to remember. */
  begin(origin: string, language: string): Promise<{ url: URL; attempt: SignOnAttempt }>
  /**
   * The person who came back to `url`. Throws when the answer does not belong to the attempt or the provider
   * refused.
   */
  finish(url: URL, attempt: SignOnAttempt): Promise<{ person: Person; idToken: string }>
  /**
   * The address that signs the person off at the provider, too; null when the provider knows no sign-off.
   * `state` comes back.
   */
  end(origin: string, idToken: string, state: string): Promise<URL | null>
}

/** The path that the provider sends people back to, on every tenant's origin. */
export const callbackPath = '/user/sso/callback'
export const signedOffPath = '/user/sso/signed-off'
