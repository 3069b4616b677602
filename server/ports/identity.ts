/** Who the identity provider says the person is. `email` is lower case. */
export interface Person {
  email: string
  firstName: string
  lastName: string
  roles: string[]
}

/** What must be remembered between leaving for the provider and coming back. */
export interface SignOnAttempt {
  state: string
  nonce: string
  verifier: string
}

/** The provider of identities, as OpenID Connect has it. `origin` is the tenant's own. */
export interface Identity {
  /** Where to send the person to sign on, in a language. */
  begin(origin: string, language: string): Promise<{ url: URL; attempt: SignOnAttempt }>
  /** Who came back to `url`. Throws when the answer does not belong to the attempt or the provider refused. */
  finish(url: URL, attempt: SignOnAttempt): Promise<{ person: Person; idToken: string }>
  /** Where to send the person to sign off there, too; null when the provider knows no sign-off. `state` comes back. */
  end(origin: string, idToken: string, state: string): Promise<URL | null>
}

/** Where the provider sends people back to, on every tenant's origin. */
export const callbackPath = '/user/sso/callback'
export const signedOffPath = '/user/sso/signed-off'
