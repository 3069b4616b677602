import { useState } from 'react'
import { keepPicture } from '#src/contract/publishing/picture.ts'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { failureText } from '../../pieces/failure-text.ts'
import { asList, type ControlProps } from './control.ts'
import { PictureCard } from './PictureCard.tsx'
import { PictureInput } from './PictureInput.tsx'

type OpenPicture = Partial<DocumentPicture>

/** One or several pictures: upload, focus point, removal. The text panel contains the alternative texts. */
export function PictureControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  const translator = useTranslation()
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const pictures = field.isList ? asList<OpenPicture>(value) : value ? [value as OpenPicture] : []
  const replace = (index: number, picture: OpenPicture | undefined) => {
    const next = pictures.flatMap((each, at) => (at === index ? (picture ? [picture] : []) : [each]))
    onChange(field.isList ? (next.length > 0 ? next : undefined) : next[0])
  }
  const send = async (image: File) => {
    setSending(true)
    const answer = await deskApi().call(keepPicture, { image })
    setSending(false)
    setWrong(answer.ok ? undefined : failureText(answer.failure, translator))
    if (answer.ok)
      onChange(
        field.isList ? [...pictures, answer.value] : { ...pictures[0], ...answer.value, focus: undefined },
      )
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
          />
        ))}
      </div>
      {!disabled && (
        <PictureInput
          attributes={attributes}
          isSending={isSending}
          isReplacing={!field.isList && pictures.length > 0}
          onFile={(file) => void send(file)}
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
