/** The reasons why a sign-on can fail, each with its own message. */
export const signOnFailures = [
  /** The user cancelled at the provider. */
  'cancelled',
  /** The provider needs an interaction with the user, but a silent sign-on was requested. */
  'asks',
  /** The provider can't be reached, or is temporarily unavailable. */
  'away',
  /** The attempt expired. */
  'lapsed',
  /** The response belongs to no attempt of this browser, or to one that is already used. */
  'unknown',
  /** The provider sends no email address. */
  'emailMissing',
  /** The clocks of provider and portal disagree. */
  'clock',
  /** The provider and the portal are not set up for each other. */
  'misconfigured',
  /** Too many sign-ons were started from the network address. */
  'often',
  /** The provider refused for another reason. */
  'refused',
] as const
export type SignOnFailure = (typeof signOnFailures)[number]
