import { useState } from 'react'
import { savePicture } from '#src/contract/publishing/picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { pictureFailureText } from '../../components/picture-failure-text.ts'
import { PictureInput } from '../../form/controls/PictureInput.tsx'

/** The button that uploads a picture from this device. */
export function PictureUpload({ onStored }: { onStored: () => void }) {
  const translator = useTranslation()
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const send = async (image: File) => {
    setSending(true)
    const result = await deskApi().call(savePicture, { image })
    setSending(false)
    setWrong(result.ok ? undefined : pictureFailureText(result.failure, translator))
    if (result.ok) onStored()
  }
  return (
    <>
      <PictureInput
        attributes={{ id: 'picture-file' }}
        isSending={isSending}
        text={translator.t('pictures:upload')}
        onFile={(file) => void send(file)}
      />
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}
