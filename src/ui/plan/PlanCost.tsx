import { costsOfPlan, offersOfPlan } from '../../domain/plan/cost.ts'
import type { PlannedStage } from '../../domain/plan/schedule.ts'
import { Price } from '../Price.tsx'
import { useTranslation } from '../TranslationContext.tsx'

/** The price of a plan. Uses the message namespaces `plan` and `price`. */
export function PlanCost({ stages }: { stages: readonly PlannedStage[] }) {
  const { t } = useTranslation()
  const sums = costsOfPlan(stages)
  const isFree = offersOfPlan(stages).every(({ kind }) => kind === 'free')
  return (
    <p>
      {t('plan:cost')}{' '}
      {sums.map((sum, place) => (
        <span key={`${sum.currency} ${sum.vat}`}>
          {place > 0 && ' + '}
          <Price price={sum} />
        </span>
      ))}
      {sums.length === 0 && t(`price:${isFree ? 'free' : 'notOffered'}`)}
    </p>
  )
}
