/** The groups of cookies that a reader may turn off; the necessary ones always stay. Specification 1, section 9 (cookies). */
export const optionalGroups = ['functionality', 'analytics'] as const
export type OptionalGroup = (typeof optionalGroups)[number]

/** What is allowed, by group. */
export type Consent = Readonly<Record<OptionalGroup, boolean>>

export const everything: Consent = { functionality: true, analytics: true }
export const onlyNecessary: Consent = { functionality: false, analytics: false }

/** optIn: nothing optional before it is accepted. optOut: on until it is refused. */
export type ConsentMode = 'optIn' | 'optOut'

export const consentUnasked = (mode: ConsentMode): Consent => (mode === 'optIn' ? onlyNecessary : everything)

/** On is 1, off is 2. Specification 1, section 9. */
const numbers = { on: 1, off: 2 } as const

/** As it is kept: a list of groups with their state. Specification 1, section 3 (cookie policy). */
export const keptForm = (consent: Consent): string =>
  JSON.stringify([
    { id: 'necessary', isOn: numbers.on },
    ...optionalGroups.map((id) => ({ id, isOn: consent[id] ? numbers.on : numbers.off })),
  ])

/** Reads what is kept; undefined where nothing is, or nothing that can be read. A group that isn't named is off. */
export function readKept(text: string | null): Consent | undefined {
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
