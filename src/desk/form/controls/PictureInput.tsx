import type { FieldAttributes } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../../components/DeskIcon.tsx'

interface PictureInputProps {
  attributes: Partial<FieldAttributes>
  isSending: boolean
  text: string
  onFile: (file: File) => void
}

/** The button that chooses a picture from this device. A picture can also be dropped on it. */
export function PictureInput({ attributes, isSending, text, onFile }: PictureInputProps) {
  const { t } = useTranslation()
  return (
    <label
      className="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <input
        {...attributes}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isSending}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <span className="btn sec2" aria-busy={isSending}>
        <DeskIcon name="upload" />
        {isSending ? t('edit:sending') : text}
      </span>
    </label>
  )
}
