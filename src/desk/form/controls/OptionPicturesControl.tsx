import type { Picture } from '#src/domain/content-item/picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { getValue } from '../../item/document-path.ts'
import { optionsOfQuestion } from '../../item/question-options.ts'
import { useEdit } from '../EditContext.tsx'
import { asList, type ControlProps } from './control.ts'
import { PictureControl } from './PictureControl.tsx'

/** The picture of each option of a question. An option without a picture is null in the list. */
export function OptionPicturesControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { document, language } = useEdit()
  const question = getValue(document, attributes.name.split('.').slice(0, -1))
  const options = optionsOfQuestion(question, language)
  const pictures = asList<Picture | null>(value)
  const replace = (index: number, picture: unknown) => {
    const next = options.map((_, at) =>
      at === index ? ((picture ?? null) as Picture | null) : (pictures[at] ?? null),
    )
    onChange(next.some((each) => each !== null) ? next : undefined)
  }
  return (
    <details className="option-pictures" open={pictures.length > 0}>
      <summary>{t('questions:optionPictures', { count: pictures.filter(Boolean).length })}</summary>
      <ul className="list">
        {options.map(({ letter, text }, index) => (
          <li key={letter}>
            <span id={`${attributes.id}-${letter}`}>
              <span className="key">{letter}</span> <bdi>{text}</bdi>
            </span>
            <PictureControl
              field={{ ...field, isList: false }}
              attributes={{ id: `${attributes.id}-${letter}-picture`, name: `${attributes.name}.${index}` }}
              value={pictures[index] ?? undefined}
              onChange={(picture) => replace(index, picture)}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
