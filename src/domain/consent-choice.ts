/**
 * The groups of cookies that a visitor may turn off. Necessary cookies are always on. Specification 1, section 9
 * (cookies).
 */
export const optionalCookieGroups = ['functionality', 'analytics'] as const
export type OptionalCookieGroup = (typeof optionalCookieGroups)[number]

/** The optional groups of cookies, each with whether the visitor allows it. */
export type ConsentChoice = Readonly<Record<OptionalCookieGroup, boolean>>

/** The version of the texts and cookies to which a visitor consents: the day on which they last changed. */
export const consentVersion = '2026-11-28'

export const fullConsent: ConsentChoice = { functionality: true, analytics: true }
export const necessaryOnlyConsent: ConsentChoice = { functionality: false, analytics: false }

/**
 * The consent mode of a site. `optIn`: optional cookies are off until the visitor accepts them. `optOut`: optional
 * cookies are on until the visitor refuses them.
 */
export type ConsentMode = 'optIn' | 'optOut'

export const defaultConsent = (mode: ConsentMode): ConsentChoice =>
  mode === 'optIn' ? necessaryOnlyConsent : fullConsent

/** The numbers that the cookie stores for each group of cookies: 1 for on, 2 for off. Specification 1, section 9. */
const numbers = { on: 1, off: 2 } as const

/**
 * Returns a consent as the text that the cookie stores: a list of groups with their state. Specification 1, section
 * 3 (cookie policy).
 */
export const formatConsent = (consent: ConsentChoice): string =>
  JSON.stringify([
    { id: 'necessary', isOn: numbers.on },
    ...optionalCookieGroups.map((id) => ({ id, isOn: consent[id] ? numbers.on : numbers.off })),
  ])

/**
 * Parses the stored text of a consent. Returns undefined for null and for malformed text. A group that is missing
 * in the text is off.
 */
export function parseConsent(text: string | null): ConsentChoice | undefined {
  try {
    const list: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(list)) return undefined
    const isOn = (group: OptionalCookieGroup) =>
      list.some((each: { id?: unknown; isOn?: unknown }) => each?.id === group && each.isOn === numbers.on)
    return { functionality: isOn('functionality'), analytics: isOn('analytics') }
  } catch {
    return undefined
  }
}
