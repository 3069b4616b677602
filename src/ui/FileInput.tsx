import { type ReactNode, useState } from 'react'
import { useTranslation } from './TranslationContext.tsx'

interface FileInputProps {
  id: string
  name?: string
  accept: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  /** The text of the button; "Choose a file" by default. */
  children?: ReactNode
  /** The name of a file that was chosen before the island was mounted. */
  before?: string | undefined
  /** The name in `data-act`, if choosing a file mounts the island. */
  act?: string
  onFile?: (file: File) => void
}

/**
 * A file input in the page's language. The native input, whose texts are in the browser's language, lies invisibly
 * over our button and the file name. The caller renders the label.
 */
export function FileInput({ children, before, act, onFile, ...field }: FileInputProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(before)
  return (
    <div className="file">
      <input
        {...field}
        type="file"
        data-act={act}
        onChange={({ currentTarget: { files } }) => {
          setChosen(files?.[0]?.name)
          if (files?.[0]) onFile?.(files[0])
        }}
      />
      <span className="btn sec2" aria-hidden="true">
        {children ?? t('form:file.choose')}
      </span>
      <span className="meta" aria-hidden="true">
        <bdi>{chosen ?? t('form:file.none')}</bdi>
      </span>
    </div>
  )
}
