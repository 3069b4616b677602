import * as z from 'zod/mini'

/**
 * The version of the event data. A new field keeps the version; changing the meaning of a field or removing a field
 * increments it.
 */
export const eventVersion = 1

const instant = z.iso.datetime()
/**
 * The learner, identified by the portal's id, and by the issuer and subject of the identity provider, without name
 * and email address. Issuer and subject are null if the provider has never identified the learner, or identifies
 * users by their email addresses.
 */
const learner = z.object({ id: z.int(), issuer: z.nullable(z.string()), subject: z.nullable(z.string()) })
/** A content item, identified by its kind and id. */
const item = z.object({
  kind: z.enum(['course', 'certification', 'classroom', 'practicalExam']),
  id: z.int(),
})
/** The time and location of a session: instants in UTC, the zone of the venue, and the location in English. */
const session = z.object({
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  location: z.string(),
})

/** The data of each event, by the event's type. See docs/how-to/webhooks.md. */
export const eventDataByType = {
  'certificate.issued': z.object({
    learner,
    certificateId: z.int(),
    /** The number by which anybody can verify the certificate. */
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
    /** The amount in minor units of the currency: 30076 is 300.76. */
    total: z.int(),
    vat: z.int(),
    currency: z.string(),
    /** The time of the provider's notice; for a bank transfer, the time of the second person's confirmation. */
    paidAt: instant,
  }),
  'learner.enrolled': z.object({ learner, item }),
  'session.changed': z.object({ item, before: session, after: session }),
  'session.cancelled': z.object({ item, session }),
} as const

export type EventType = keyof typeof eventDataByType
export type EventData<Type extends EventType> = z.infer<(typeof eventDataByType)[Type]>

/** An event before it is stored. */
export type NewEvent = { [Type in EventType]: { type: Type; data: EventData<Type> } }[EventType]

/** Returns the id of an event that receivers see, from its id in the database. */
export const messageIdOfEvent = (uuid: string): string => `evt_${uuid}`

/**
 * Returns the id of an event in the database from the id that receivers see; undefined if the text is not such an
 * id.
 */
export const eventIdOfMessage = (id: string): string | undefined =>
  /^evt_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id)?.[1]
