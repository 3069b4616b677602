import type { Offer } from '../domain/order/offer.ts'
import { Price } from './Price.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** On what terms something is offered, in a list: its price, the site that sells it where that is another one, or why there is none. Speaks the area `price`. */
export function OfferInWords({ of }: { of: Offer }) {
  const { t } = useTranslation()
  if (of.kind === 'free') return t('price:free')
  if (of.kind === 'notOffered') return t('price:notOffered')
  return (
    <>
      <Price of={of.price} />
      {of.kind === 'soldBy' && <> · {t('price:soldBy', { area: of.site.area })}</>}
    </>
  )
}
