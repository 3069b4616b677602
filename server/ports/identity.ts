import type { SignOnFailure } from '#src/domain/learner/sign-on-failure.ts'

/** The person that an identity provider has signed on. */
export interface SignedOnPerson {
  /** The provider that vouches, and its own name of the person: the two together say who somebody is. */
  issuer: string
  subject: string
  /** The address that the provider tells, in lower case; it may change, and another person may have it later. */
  email: string
  /** Whether the provider says that the address is this person's. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** How strong a sign-on was: its class (`acr`) and its methods (`amr`), as far as the provider tells. */
export interface Strength {
  acr: string | null
  amr: string[]
}

/** What the provider answers when somebody has signed on. */
export interface SignOnSuccess {
  person: SignedOnPerson
  /** The roles that the provider tells, of operators and others. */
  roles: string[]
  /** Set where it tells roles that don't count, since the sign-on was too weak for them. */
  tooWeak: Strength | null
  /** The token that it asks for at sign-off. */
  idToken: string
  /** Its own name of the session; null where it gives none. */
  providerSession: string | null
  /** The token that it tells the roles again for; null where it gives none. */
  refreshToken: string | null
}

/** A sign-on that could not be completed. `cause` is for the log. */
export interface SignOnRejection {
  failure: SignOnFailure
  cause: unknown
}

/** The facts that must be remembered between leaving for the provider and coming back. */
export interface SignOnAttempt {
  state: string
  nonce: string
  verifier: string
}

/** The session or the person whose sessions the provider ends from afar. OpenID Connect Back-Channel Logout 1.0. */
export interface LogoutOrder {
  issuer: string
  /** The order's own name: it is followed once. */
  id: string
  /** The instant, in milliseconds, after which the order would not be followed any more anyway. */
  until: number
  subject: string | null
  providerSession: string | null
}

/** The provider of identities, as OpenID Connect has it. `origin` is the tenant's own. */
export interface Identity {
  /** The address that signs the person on, in a language, and the attempt to remember. `silent` asks the person nothing. */
  begin(
    origin: string,
    language: string,
    silent: boolean,
  ): Promise<{ url: URL; attempt: SignOnAttempt } | SignOnRejection>
  /** The person who came back to `url`. */
  finish(url: URL, attempt: SignOnAttempt): Promise<SignOnSuccess | SignOnRejection>
  /** What the provider tells anew; null where it refuses to. Throws where it can't be asked. */
  refresh(token: string, subject: string): Promise<{ roles: string[]; refreshToken: string } | null>
  /** The order in a logout token that the provider sent; null for a token that is not one of its own, whole and fresh. */
  readLogout(token: string, now: number): Promise<LogoutOrder | null>
  /**
   * The address that signs the person off at the provider, too; null when the provider knows no sign-off.
   * `state` comes back.
   */
  end(origin: string, idToken: string, state: string): Promise<URL | null>
}

/** The path that the provider sends people back to, on every tenant's origin. */
export const callbackPath = '/user/sso/callback'
export const signedOffPath = '/user/sso/signed-off'
/** The path to which the provider sends its orders to end sessions. */
export const backChannelPath = '/user/sso/back-channel-logout'
