import { Icon } from '../Icon.tsx'
import { useWords } from '../Words.tsx'

interface FootProps {
  position: number
  count: number
  onGo: (position: number) => void
  onSheet: () => void
}

/** The bar at the lower edge of a phone. Speaks the area `exam`. */
export function Foot({ position, count, onGo, onSheet }: FootProps) {
  const { t } = useWords()
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
          {t('exam:sheet.title')}{' '}
          <bdi className="meta">
            {position}/{count}
          </bdi>
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
