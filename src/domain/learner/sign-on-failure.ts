/** The ways in which a sign-on can fail, each with words of its own for the person. */
export const signOnFailures = [
  /** The person turned back at the provider. */
  'cancelled',
  /** The provider would have to ask the person something, and was told not to. */
  'asks',
  /** The provider can't be reached, or says that it can't answer now. */
  'away',
  /** The attempt took too long. */
  'lapsed',
  /** No attempt of this browser belongs to the answer, or it was used before. */
  'unknown',
  /** The provider tells no e-mail address. */
  'emailMissing',
  /** The clocks of provider and portal disagree. */
  'clock',
  /** The provider and the portal are not set up for each other. */
  'misconfigured',
  /** Too many sign-ons were begun from the address. */
  'often',
  /** The provider refused for a reason of its own. */
  'refused',
] as const
export type SignOnFailure = (typeof signOnFailures)[number]
