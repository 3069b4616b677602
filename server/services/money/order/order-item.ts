import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { listCertificationRows } from '#server/services/catalogue/certification/list-certification-rows.ts'
import { listClassroomSummaries } from '#server/services/catalogue/classroom/list-classroom-summaries.ts'
import { listPracticalExamRows } from '#server/services/learning/practical-exam/list-practical-exam-rows.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OrderedItem } from '#src/domain/order/checkout.ts'
import type { Offer } from '#src/domain/order/offer.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { offerOf } from '#src/sites/offer.ts'

/**
 * An item that can be ordered, with its price in minor units. `country` and `startsAt` are null for items that have
 * no location or date; `venue` is the country of the venue, null for online items.
 */
export interface OrderItem {
  target: OrderTarget
  name: string
  /** The language of the item's name. */
  language: string
  fee: { EUR: number; PLN: number } | null
  country: string | null
  venue: string | null
  /** The start of the item in milliseconds since 1970. */
  startsAt: number | null
  certificationId: number | null
  /** The terms on which the site offers the item. */
  offer: Offer
  /** The item as the payment page displays it. */
  displayedItem: OrderedItem
}

type FoundItem = Omit<OrderItem, 'target'> | undefined

/** Returns the item of a target in the audience's language, if the audience can see it; otherwise undefined. */
export async function findOrderItem(
  db: Db,
  audience: Audience,
  target: OrderTarget,
): Promise<OrderItem | undefined> {
  const found = await finders[target.kind](db, audience, target.id)
  return found && { ...found, target }
}

const finders = {
  certification: findCertificationItem,
  classroom: findClassroomItem,
  workshop: findClassroomItem,
  practicalExam: findExamItem,
} as const

async function findCertificationItem(db: Db, audience: Audience, id: number): Promise<FoundItem> {
  const [row] = await listCertificationRows(db, audience, eq(certification.id, id))
  if (!row) return undefined
  const { fee, subject } = row.certification
  const noPlace = { country: null, venue: null }
  return {
    ...{
      name: row.text.name,
      language: row.text.language,
      fee,
      ...noPlace,
      startsAt: null,
      certificationId: id,
    },
    offer: offerOf(audience, { fee, ...noPlace, shownOn: row.shownOn }),
    displayedItem: { subject, session: null, location: null },
  }
}

async function findClassroomItem(db: Db, audience: Audience, id: number): Promise<FoundItem> {
  const [row] = await listClassroomSummaries(db, audience, { where: eq(classroom.id, id) })
  if (!row) return undefined
  const { name, language, fee, country, venue, offer, subject, startsAt, endsAt, zone, certificationId } = row
  const location = venue && row.location
  const shown = { subject, session: { startsAt, endsAt, zone }, location }
  return {
    name,
    language,
    fee,
    country,
    venue,
    startsAt: Date.parse(startsAt),
    certificationId,
    offer,
    displayedItem: shown,
  }
}

async function findExamItem(db: Db, audience: Audience, id: number): Promise<FoundItem> {
  const [row] = await listPracticalExamRows(db, audience, eq(practicalExam.id, id))
  if (!row) return undefined
  const { fee, country, certification: certificationId, zone } = row.exam
  const { startsAt, endsAt } = row
  return {
    name: row.text.name,
    language: row.text.language,
    fee,
    country,
    venue: country,
    startsAt: Date.parse(startsAt),
    certificationId,
    offer: offerOf(audience, { fee, country, venue: country, shownOn: row.shownOn }),
    displayedItem: { subject: null, session: { startsAt, endsAt, zone }, location: row.text.location },
  }
}
