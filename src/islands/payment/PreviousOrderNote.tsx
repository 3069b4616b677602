import type { Order } from '#src/domain/order/order.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * Says that the previous order failed or timed out, that nothing was charged, and that the entered data is still
 * available.
 */
export function PreviousOrderNote({ state }: Pick<Order, 'state'>) {
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
