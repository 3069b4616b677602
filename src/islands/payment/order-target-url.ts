import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { type Place, routes } from '#src/routes.ts'

/** Returns the URL of the page that describes an item. */
export const orderTargetUrl = (place: Place, { kind, id }: OrderTarget): string =>
  routes[kind === 'workshop' ? 'classroom' : kind](place, id)
