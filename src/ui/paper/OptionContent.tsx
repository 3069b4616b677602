import type { ExamOption } from '../../domain/exam/exam.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { QuestionText } from './QuestionText.tsx'

/** The maximum size of an option's picture, in CSS pixels. */
const maxSize = { width: 360, height: 200 }

/** Returns the displayed size of a picture: scaled down to fit, never enlarged. */
function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * The text of an option, its picture, or both. The alternative text of a picture without a description is the
 * option's letter. Uses the message namespace `exam`.
 */
export function OptionContent({ option, language }: { option: ExamOption; language: string }) {
  const { t, locale } = useTranslation()
  const { letter, text, picture } = option
  if (!picture) return <QuestionText text={text} />
  const isUnnamed = picture.says === '' && text === ''
  return (
    <>
      {text !== '' && (
        <span>
          <QuestionText text={text} />
        </span>
      )}
      <img
        className="opt-picture"
        src={picture.link}
        {...shownSize(picture)}
        alt={isUnnamed ? t('exam:optionPicture', { letter }) : picture.says}
        {...(isUnnamed && langAttributesOf({ language: locale }, language))}
      />
    </>
  )
}
