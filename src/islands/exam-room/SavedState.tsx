import { useStore } from '@nanostores/react'
import { $answerSaving } from '#src/stores/exam/answer-saving.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The saving state of the answers as text. Screen readers announce it when the state changes, not on every save. */
export function SavedState() {
  const { t, locale } = useTranslation()
  const { state, at: savedAt } = useStore($answerSaving)
  const isUnsaved = state === 'kept' || state === 'ended' || state === 'held'
  const time =
    savedAt &&
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
      timeStyle: 'medium',
      hourCycle: 'h23',
    }).format(new Date(savedAt))
  return (
    <>
      <p className={isUnsaved ? 'saved off' : 'saved'}>
        <Icon name={isUnsaved ? 'warning' : state === 'saved' ? 'tick' : 'clock'} />
        <span>
          {t(`exam:saving.${state}`)} {state === 'saved' && time && <bdi className="num">{time}</bdi>}
        </span>
      </p>
      <p className="sr" role="status">
        {isUnsaved ? t(`exam:saving.${state}`) : ''}
      </p>
    </>
  )
}
