import type { SheetOption } from '../../domain/exam/exam.ts'
import { langAttributesOf } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'
import { QuestionText } from './QuestionText.tsx'

/** How large the picture of an option is shown at most, in pixels of the page. */
const largest = { width: 360, height: 200 }

/** The size of a picture on the page: as a whole, and no larger than it is. */
function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, largest.width / width, largest.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * The words of an option, its picture, or both. Where nobody wrote what a picture alone shows, it is called by the letter that it has on
 * this paper. Speaks the area `exam`.
 */
export function OptionWords({ option, language }: { option: SheetOption; language: string }) {
  const { t, spoken } = useTranslation()
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
        {...(isUnnamed && langAttributesOf({ language: spoken }, language))}
      />
    </>
  )
}
