import * as z from 'zod/mini'
import type { Prerequisite } from '../domain/certification/certification.ts'
import { otherSiteOffer, unavailableOffer } from '../domain/order/offer.ts'
import { prerequisiteWire } from './catalogue/certification-version-wire.ts'
import { wireObject } from './protocol/renamed.ts'

type Context = Record<string, unknown>

/** The fields in the context of a refusal that have other names on the wire. Specification 2, section 8. */
const renamedContext = wireObject({
  prerequisites: ['prerequisiteCertificationList', z.optional(z.array(prerequisiteWire))],
  site: ['codeValidWithSite', z.optional(z.string())],
})
/** An item that the site does not sell: its name, and whether another site sells it. */
const notSold = z.object({ goods: z.string(), offer: z.union([otherSiteOffer, unavailableOffer]) })
export type NotSoldItem = z.infer<typeof notSold>

/**
 * Returns the item that the site does not sell, from the context of a refusal; null if the call was refused for
 * another reason.
 */
export function findNotSoldItem(errorContext: Context): NotSoldItem | null {
  const parsed = z.safeParse(notSold, errorContext)
  return parsed.success ? parsed.data : null
}

/** Returns the context of a refusal in the wire format. */
export function encodeRefusalContext({ prerequisites, site, ...others }: Context): Context {
  return {
    ...others,
    ...z.encode(renamedContext, { prerequisites, site } as z.output<typeof renamedContext>),
  }
}

/** Returns the missing certifications from the context of the refusal `prerequisiteMissing`. */
export function readMissingPrerequisites(errorContext: Context): Prerequisite[] {
  const decoded = z.safeDecode(renamedContext, errorContext)
  return (decoded.success && decoded.data.prerequisites) || []
}
