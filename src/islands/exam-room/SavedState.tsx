import { useStore } from '@nanostores/react'
import { $answerSaving } from '#src/stores/exam/answer-saving.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The saving state of the answers as text. Screen readers announce a change of state, not every save. */
export function SavedState() {
  const { t, spoken } = useTranslation()
  const { state, at } = useStore($answerSaving)
  const off = state === 'kept' || state === 'ended' || state === 'held'
  const time =
    at &&
    new Intl.DateTimeFormat(`${spoken}-u-ca-gregory-nu-latn`, {
      timeStyle: 'medium',
      hourCycle: 'h23',
    }).format(new Date(at))
  return (
    <>
      <p className={off ? 'saved off' : 'saved'}>
        <Icon name={off ? 'warning' : state === 'saved' ? 'tick' : 'clock'} />
        <span>
          {t(`exam:saving.${state}`)} {state === 'saved' && time && <bdi className="num">{time}</bdi>}
        </span>
      </p>
      <p className="sr" role="status">
        {off ? t(`exam:saving.${state}`) : ''}
      </p>
    </>
  )
}
