import type { PublicPrice } from '../domain/order/public-price.ts'
import { moneyInWords } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The price of the practical exam in addition to the certification; nothing if it is free. Uses the messages `price`. */
export function ExamPrice({ of }: { of: PublicPrice | null }) {
  const { t, spoken } = useTranslation()
  if (!of) return null
  const price = `${moneyInWords(spoken, of.amount, of.currency)} ${t(`price:vat.${of.vat}`)}`
  return <p className="meta">{t('price:plusExam', { price })}</p>
}
