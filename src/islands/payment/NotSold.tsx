import type { NotSoldItem } from '#src/contract/refusal-context.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { paymentPageUrl } from '#src/query/payment.ts'
import type { Place } from '#src/routes.ts'
import { SoldByOtherSite } from '#src/ui/SoldByOtherSite.tsx'

interface NotSoldProps {
  item: NotSoldItem
  target: OrderTarget
  place: Place
}

/** A message that this site does not sell an item, with a link to the payment page of the site that sells it. */
export function NotSold({ item: { goods, offer }, target, place }: NotSoldProps) {
  return (
    <section className="panel unsold stack gap-4">
      <h2 className="t24">{goods}</h2>
      <SoldByOtherSite {...{ offer, place }} urlOf={(at) => paymentPageUrl(at, target)} />
    </section>
  )
}
