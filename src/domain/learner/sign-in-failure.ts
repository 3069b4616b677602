/** The reasons why a sign-in can fail, each with its own message. */
export const signInFailures = [
  /** The user cancelled at the provider. */
  'cancelled',
  /** The provider needs an interaction with the user, but a silent sign-in was requested. */
  'asks',
  /** The provider can't be reached, or is temporarily unavailable. */
  'away',
  /** The sign-in attempt expired. */
  'lapsed',
  /** The provider's response belongs to no sign-in attempt of this browser, or to one that was already completed. */
  'unknown',
  /** The provider sent no email address. */
  'emailMissing',
  /** The clocks of the provider and the portal differ too much. */
  'clock',
  /** The provider or the portal is not configured for the other. */
  'misconfigured',
  /** Too many sign-ins were started from the network address. */
  'often',
  /** The provider refused the sign-in for another reason. */
  'refused',
] as const
export type SignInFailure = (typeof signInFailures)[number]
