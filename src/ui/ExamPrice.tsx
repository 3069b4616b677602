import type { PublicPrice } from '../domain/order/public-price.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The price of the practical exam in addition to the certification; nothing if it is free. Uses the messages `price`. */
export function ExamPrice({ examPrice }: { examPrice: PublicPrice | null }) {
  const { t, locale } = useTranslation()
  if (!examPrice) return null
  const price = `${formatMoney(locale, examPrice.amount, examPrice.currency)} ${t(`price:vat.${examPrice.vat}`)}`
  return <p className="meta">{t('price:plusExam', { price })}</p>
}
