/** The groups of cookies that a reader may turn off; the necessary ones always stay. Specification 1, section 9 (cookies). */
export const optionalGroups = ['functionality', 'analytics'] as const
export type OptionalGroup = (typeof optionalGroups)[number]

/** Which optional groups of cookies a reader allows. */
export type ConsentChoice = Readonly<Record<OptionalGroup, boolean>>

export const fullConsent: ConsentChoice = { functionality: true, analytics: true }
export const onlyNecessary: ConsentChoice = { functionality: false, analytics: false }

/**
 * How a site asks for consent. optIn: no optional cookie before the reader accepts. optOut: all are on until
 * the reader refuses.
 */
export type ConsentMode = 'optIn' | 'optOut'

export const consentUnasked = (mode: ConsentMode): ConsentChoice =>
  mode === 'optIn' ? onlyNecessary : fullConsent

/** The numbers that the cookie keeps: on is 1, off is 2. Specification 1, section 9. */
const numbers = { on: 1, off: 2 } as const

/**
 * A consent as the text that is kept: a list of groups with their state. Specification 1, section 3 (cookie
 * policy).
 */
export const keptForm = (consent: ConsentChoice): string =>
  JSON.stringify([
    { id: 'necessary', isOn: numbers.on },
    ...optionalGroups.map((id) => ({ id, isOn: consent[id] ? numbers.on : numbers.off })),
  ])

/**
 * Reads the kept text of a consent; undefined for null and for a text that can't be read. A group that isn't
 * named is off.
 */
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
