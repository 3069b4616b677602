import type { SignInFailure } from '#src/domain/learner/sign-in-failure.ts'

/** The person who signed in at an identity provider. */
export interface SignedInPerson {
  /** The identifier of the provider, and the provider's id of the person: together they identify a person. */
  issuer: string
  subject: string
  /** The email address from the provider, in lower case. It may change, and another person may have it later. */
  email: string
  /** Whether the provider has verified that the address is this person's. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** The strength of a sign-in: its class (`acr`) and methods (`amr`), as far as the provider states them. */
export interface AuthenticationStrength {
  acr: string | null
  amr: string[]
}

/** The result of a completed sign-in. */
export interface SignInSuccess {
  person: SignedInPerson
  /** All roles that the provider sent, including roles that the portal does not use. */
  roles: string[]
  /**
   * The strength of the sign-in if it was too weak for the roles that the provider sent, so that these roles do not
   * count; null otherwise.
   */
  tooWeak: AuthenticationStrength | null
  /** The token that the provider needs at sign-out. */
  idToken: string
  /** The provider's id of the session; null if there is none. */
  providerSession: string | null
  /** The token that renews the roles; null if there is none. */
  refreshToken: string | null
}

/** A sign-in that could not be completed. `cause` is for the log. */
export interface SignInRejection {
  failure: SignInFailure
  cause: unknown
}

/** The data that the portal remembers while the person signs in at the provider. */
export interface SignInAttempt {
  state: string
  nonce: string
  verifier: string
}

/**
 * A request of the provider to end a session, or all sessions of a person. OpenID Connect Back-Channel Logout 1.0.
 */
export interface LogoutRequest {
  issuer: string
  /** The id of the request, by which a repeated request is recognized and not carried out again. */
  id: string
  /** The instant in milliseconds at which the logout token itself expires. */
  until: number
  subject: string | null
  providerSession: string | null
}

/** An OpenID Connect identity provider. The parameter `origin` is the origin of the tenant's site. */
export interface IdentityProvider {
  /**
   * Returns the URL at which the person signs in, in a language, and the attempt that the caller must remember. With
   * `silent` the provider shows no form.
   */
  beginSignIn(
    origin: string,
    language: string,
    silent: boolean,
  ): Promise<{ url: URL; attempt: SignInAttempt } | SignInRejection>
  /**
   * Completes the sign-in with the URL at which the provider sent the person back. Returns the person and the roles,
   * or why the sign-in failed.
   */
  completeSignIn(url: URL, attempt: SignInAttempt): Promise<SignInSuccess | SignInRejection>
  /** Renews the roles; null if the provider refuses. Throws if the provider is unavailable. */
  refresh(token: string, subject: string): Promise<{ roles: string[]; refreshToken: string } | null>
  /** Returns the request in a logout token; null for a token that is invalid or not from the provider. */
  readLogoutRequest(token: string, now: number): Promise<LogoutRequest | null>
  /**
   * Returns the address that also signs the person out at the provider; null if the provider has no such address. The
   * provider returns `state` unchanged.
   */
  createSignOutUrl(origin: string, idToken: string, state: string): Promise<URL | null>
}

/** The path that the provider sends people back to, on every tenant's origin. */
export const callbackPath = '/user/sso/callback'
export const signedOutPath = '/user/sso/signed-off'
/** The path to which the provider sends its requests to end sessions. */
export const backChannelPath = '/user/sso/back-channel-logout'
