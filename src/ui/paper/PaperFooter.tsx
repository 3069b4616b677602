import { Icon } from '../Icon.tsx'
import { useTranslation } from '../TranslationContext.tsx'

interface PaperFooterProps {
  position: number
  count: number
  /** The number of answered questions. */
  answered: number
  onGo: (position: number) => void
  onSheet: () => void
}

/**
 * The bar at the bottom of the page on a phone: buttons to the previous and the next question, and between them the
 * number of answered questions, as a button that opens the answer sheet. Uses the message namespace `exam`.
 */
export function PaperFooter({ position, count, answered, onGo, onSheet }: PaperFooterProps) {
  const { t } = useTranslation()
  return (
    <div className="foot-bar only-m">
      <div className="wrap">
        <button
          type="button"
          className="btn sec2"
          aria-label={t('exam:previous')}
          disabled={position === 1}
          onClick={() => onGo(position - 1)}
        >
          <Icon name="chevronLeft" flip />
        </button>
        <button type="button" className="btn sec2 num grow" onClick={onSheet}>
          <span className="sr">{t('exam:sheet.title')}:</span>{' '}
          {t('exam:sheet.answered', { answered, of: count })}
        </button>
        {position < count ? (
          <button type="button" className="btn" onClick={() => onGo(position + 1)}>
            {t('exam:forward')}
            <Icon name="chevronRight" flip />
          </button>
        ) : (
          <button type="button" className="btn" onClick={onSheet}>
            {t('exam:toEnd')}
          </button>
        )}
      </div>
    </div>
  )
}
