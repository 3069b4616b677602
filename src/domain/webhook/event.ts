import * as z from 'zod/mini'

/** The version of what is told. A field more changes nothing; another meaning, or a field less, makes it the next. */
export const eventVersion = 1

const instant = z.iso.datetime()
/** The person by the portal's number, and as the identity provider names them: no name, no address. Null where the provider never did, or names people by
 * their addresses. */
const learner = z.object({ id: z.int(), issuer: z.nullable(z.string()), subject: z.nullable(z.string()) })
/** A thing that can be learned, by its kind and number. */
const item = z.object({
  kind: z.enum(['course', 'certification', 'classroom', 'practicalExam']),
  id: z.int(),
})
/** When and where a session is: instants in UTC, the zone of the place, and the place in English. */
const session = z.object({
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  location: z.string(),
})

/** The data of each event, by its type. docs/how-to/webhooks.md. */
export const eventData = {
  'certificate.issued': z.object({
    learner,
    certificateId: z.int(),
    /** The number by which anybody verifies it. */
    number: z.string(),
    certificationId: z.int(),
    issuedAt: instant,
    validUntil: instant,
  }),
  'order.paid': z.object({
    learner,
    /** The number by which people refer to the order. */
    number: z.string(),
    item,
    /** Minor units of the currency: 30076 is 300.76. */
    total: z.int(),
    vat: z.int(),
    currency: z.string(),
    paidAt: instant,
  }),
  'learner.enrolled': z.object({ learner, item }),
  'session.changed': z.object({ item, before: session, after: session }),
  'session.cancelled': z.object({ item, session }),
} as const

export type EventType = keyof typeof eventData
export type EventData<Type extends EventType> = z.infer<(typeof eventData)[Type]>

/** An event before it is written down. */
export type NewEvent = { [Type in EventType]: { type: Type; data: EventData<Type> } }[EventType]

/** The number of an event as receivers know it, from that in the database. */
export const messageId = (uuid: string): string => `evt_${uuid}`

/** The number in the database; undefined for a text that names no event. */
export const uuidOfMessage = (id: string): string | undefined =>
  /^evt_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id)?.[1]
