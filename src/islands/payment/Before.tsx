import type { Order } from '#src/domain/order/order.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** What became of the order before, where it ended unpaid: nothing was charged, and what was written is there still. */
export function Before({ state }: Pick<Order, 'state'>) {
  const { t } = useTranslation()
  if (state !== 'failed' && state !== 'timedOut') return null
  return (
    <p className="note bad" role="alert">
      <Icon name="warning" />
      <span>
        <b>{t(`payment:before.${state}.title`)}</b> {t(`payment:before.${state}.text`)}
      </span>
    </p>
  )
}
