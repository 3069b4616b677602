import { useState } from 'react'
import { savePicture } from '#src/contract/publishing/picture.ts'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { pictureFailureText } from '../../components/picture-failure-text.ts'
import { useEdit } from '../EditContext.tsx'
import { focusField } from '../focus-field.ts'
import { asList, type ControlProps } from './control.ts'
import { PictureCard } from './PictureCard.tsx'
import { PictureInput } from './PictureInput.tsx'
import { StoredPictureDialog } from './StoredPictureDialog.tsx'

type OpenPicture = Partial<DocumentPicture>

/**
 * One or several pictures: upload, choice of a stored picture, focus point, removal. The alternative texts are
 * edited in the text panel; a button of each picture leads there.
 */
export function PictureControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  const translator = useTranslation()
  const { family, language } = useEdit()
  const path = attributes.id.replace(/^field-/, '')
  const pathOfText = `${field.path}${field.isList ? '[]' : ''}.texts.*.alt`
  const hasText = fieldsOfFamily(family).some((each) => each.path === pathOfText)
  const { t } = translator
  const [isSending, setSending] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const pictures = field.isList ? asList<OpenPicture>(value) : value ? [value as OpenPicture] : []
  const replace = (index: number, picture: OpenPicture | undefined) => {
    const next = pictures.flatMap((each, at) => (at === index ? (picture ? [picture] : []) : [each]))
    onChange(field.isList ? (next.length > 0 ? next : undefined) : next[0])
  }
  const add = (picture: Picture) =>
    onChange(field.isList ? [...pictures, picture] : { ...pictures[0], ...picture, focus: undefined })
  const send = async (image: File) => {
    setSending(true)
    const result = await deskApi().call(savePicture, { image })
    setSending(false)
    setWrong(result.ok ? undefined : pictureFailureText(result.failure, translator))
    if (result.ok) add(result.value)
  }
  return (
    <>
      <div className="pictures">
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.name}
            picture={picture}
            disabled={disabled}
            onChange={(next) => replace(index, next)}
            onText={
              hasText
                ? () =>
                    focusField([path, ...(field.isList ? [index] : []), 'texts', language, 'alt'].join('.'))
                : undefined
            }
          />
        ))}
      </div>
      {!disabled && (
        <div className="row">
          <PictureInput
            attributes={attributes}
            isSending={isSending}
            text={t(!field.isList && pictures.length > 0 ? 'edit:replacePicture' : 'edit:choosePicture')}
            onFile={(file) => void send(file)}
          />
          <button className="btn quiet" type="button" onClick={() => setChoosing(true)}>
            {t('pictures:choose')}
          </button>
        </div>
      )}
      {isChoosing && (
        <StoredPictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            add(picture)
            setChoosing(false)
          }}
        />
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}
