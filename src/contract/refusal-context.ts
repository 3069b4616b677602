import * as z from 'zod/mini'
import type { Prerequisite } from '../domain/certification/certification.ts'
import { notOffered, soldElsewhere } from '../domain/order/offer.ts'
import { prerequisiteWire } from './catalogue/release-wire.ts'
import { wireObject } from './protocol/renamed.ts'

type Context = Record<string, unknown>

/** The context of a refusal under the wire's names, where these differ. Specification 2, section 8. */
const renamedContext = wireObject({
  prerequisites: ['prerequisiteCertificationList', z.optional(z.array(prerequisiteWire))],
  site: ['codeValidWithSite', z.optional(z.string())],
})
/** An item that the site does not sell: its name, and on what terms it is offered. */
const notSold = z.object({ goods: z.string(), offer: z.union([soldElsewhere, notOffered]) })
export type NotSoldHere = z.infer<typeof notSold>

/** What the context of a refusal says of an item that the site does not sell; null in any other refusal. */
export function notSoldHere(errorContext: Context): NotSoldHere | null {
  const read = z.safeParse(notSold, errorContext)
  return read.success ? read.data : null
}

/** The context of a refusal as it travels. */
export function contextOnWire({ prerequisites, site, ...same }: Context): Context {
  return { ...same, ...z.encode(renamedContext, { prerequisites, site } as z.output<typeof renamedContext>) }
}

/** The missing certifications in the context of the refusal `prerequisiteMissing`. */
export function missingPrerequisites(errorContext: Context): Prerequisite[] {
  const read = z.safeDecode(renamedContext, errorContext)
  return (read.success && read.data.prerequisites) || []
}
