import { type Place, routes } from '#src/routes.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { OrderSummary } from './OrderSummary.tsx'

/** The learner's orders, newest first, each with its actions. */
export function Orders({ place }: { place: Place }) {
  const { t } = useTranslation()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:orders')}</h2>
      <ResourceList
        resource={myLearningData.orders}
        isEmpty={({ total }) => total === 0}
        emptyContent={
          <EmptyList
            text={t('my-learning:none.orders')}
            href={routes.classrooms(place, 'hsc')}
            linkText={t('my-session:find')}
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
