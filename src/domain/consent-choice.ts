/** The groups of cookies that a reader may turn off. Necessary cookies are always on. Specification 1, section 9 (cookies). */
export const optionalGroups = ['functionality', 'analytics'] as const
export type OptionalGroup = (typeof optionalGroups)[number]

/** The optional groups of cookies, each with whether the reader allows it. */
export type ConsentChoice = Readonly<Record<OptionalGroup, boolean>>

/** The version of the texts and cookies to which a reader consents: the day on which they last changed. */
export const consentVersion = '2026-11-28'

export const fullConsent: ConsentChoice = { functionality: true, analytics: true }
export const onlyNecessary: ConsentChoice = { functionality: false, analytics: false }

/** The consent mode of a site. optIn: no optional cookie before the reader accepts. optOut: all are on until the reader refuses. */
export type ConsentMode = 'optIn' | 'optOut'

export const defaultConsent = (mode: ConsentMode): ConsentChoice =>
  mode === 'optIn' ? onlyNecessary : fullConsent

/** The numbers stored in the cookie: on is 1, off is 2. Specification 1, section 9. */
const numbers = { on: 1, off: 2 } as const

/** Returns a consent as the stored text: a list of groups with their state. Specification 1, section 3 (cookie policy). */
export const formatConsent = (consent: ConsentChoice): string =>
  JSON.stringify([
    { id: 'necessary', isOn: numbers.on },
    ...optionalGroups.map((id) => ({ id, isOn: consent[id] ? numbers.on : numbers.off })),
  ])

/** Parses the stored text of a consent; undefined for null and for malformed text. A group that the text doesn't name is off. */
export function parseConsent(text: string | null): ConsentChoice | undefined {
  try {
    const list: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(list)) return undefined
    const isOn = (group: OptionalGroup) =>
      list.some((each: { id?: unknown; isOn?: unknown }) => each?.id === group && each.isOn === numbers.on)
    return { functionality: isOn('functionality'), analytics: isOn('analytics') }
  } catch {
    return undefined
  }
}
