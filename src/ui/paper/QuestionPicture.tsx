import { useState } from 'react'
import type { ExamQuestion } from '../../domain/exam/exam.ts'
import { Dialog } from '../Dialog.tsx'
import { useTranslation } from '../TranslationContext.tsx'

/** The picture of a question; a click enlarges it. Uses the message namespace `exam`. */
export function QuestionPicture({ picture }: { picture: NonNullable<ExamQuestion['picture']> }) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const { link, width, height, says } = picture
  const image = <img src={link} width={width} height={height} alt={says} />
  return (
    <>
      <button
        type="button"
        className="paper-picture"
        aria-label={t('exam:enlarge', { picture: says })}
        onClick={() => setLarge(true)}
      >
        {image}
      </button>
      {large && (
        <Dialog
          title={t('exam:picture')}
          wide
          onClose={() => setLarge(false)}
          actions={
            <button type="button" className="btn sec2" onClick={() => setLarge(false)}>
              {t('exam:goBack')}
            </button>
          }
        >
          {image}
        </Dialog>
      )}
    </>
  )
}
