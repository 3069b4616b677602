import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { OrderSummary } from './OrderSummary.tsx'

/** The learner's orders, the newest first, each with what can be done about it. */
export function Orders({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:orders')}</h2>
      <ResourceList
        of={myLearningData.orders}
        isNone={({ total }) => total === 0}
        none={
          <EmptyList
            text={t('my-learning:none.orders')}
            href={routes.classrooms(place, 'hsc')}
            way={t('my-session:find')}
          />
        }
      >
        {({ rows }) => (
          <ul className="panel tight rows r2">
            {rows.map((order) => (
              <OrderSummary key={order.seqNo} order={order} place={place} />
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}
