import type { LowestExamPrice } from '../domain/practical-exam/lowest-exam-price.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/**
 * The price of the practical exam, which is paid in addition to the certification. Renders nothing if all dates are
 * free of charge. Uses the message namespace `price`.
 */
export function ExamPrice({ examPrice }: { examPrice: LowestExamPrice | null }) {
  const { t, locale } = useTranslation()
  if (!examPrice) return null
  const { least, hasFreeDate } = examPrice
  const price = `${formatMoney(locale, least.amount, least.currency)} ${t(`price:vat.${least.vat}`)}`
  return <p className="meta">{t(hasFreeDate ? 'price:plusExamOrFree' : 'price:plusExam', { price })}</p>
}
