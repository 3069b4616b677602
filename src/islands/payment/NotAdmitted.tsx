import { readMissingPrerequisites } from '#src/contract/refusal-context.ts'
import { type Place, routes } from '#src/routes.ts'
import { failureTextOf } from '#src/stores/action/refusal.ts'
import type { CheckoutState } from '#src/stores/payment/checkout.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { orderTargetUrl } from './order-target-url.ts'
import { prerequisiteKeyOf } from './prerequisite-key.ts'

type NotAdmittedProps = Extract<CheckoutState, { state: 'notAdmitted' }> & { place: Place }

/**
 * A message that says why the learner cannot order an item. It names the prerequisites and links to the item's page.
 */
export function NotAdmitted({ order: { goods, target }, failure, place }: NotAdmittedProps) {
  const { t, find } = useTranslation()
  const context = failure.kind === 'refused' ? failure.context : {}
  const missing = readMissingPrerequisites(context)
  return (
    <section className="panel unsold stack gap-4">
      <h2 className="t24">
        <a href={orderTargetUrl(place, target)}>{goods}</a>
      </h2>
      <p role="status">
        {missing.length > 0
          ? t(prerequisiteKeyOf(target.kind, context.reason))
          : failureTextOf(find, failure)}
      </p>
      {missing.length > 0 && (
        <ul className="stack gap-2">
          {missing.map(({ id, name, version }) => (
            <li key={id} className="row">
              <a href={routes.certification(place, id)}>{name}</a> <span className="plate">{version}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
