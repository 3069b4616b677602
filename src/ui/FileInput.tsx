import { type ReactNode, useState } from 'react'
import { useTranslation } from './TranslationContext.tsx'

interface FileInputProps {
  id: string
  name?: string
  accept: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  /** The words of the button, where they are not "Choose a file". */
  children?: ReactNode
  /** The name of a file that was chosen before this was drawn. */
  before?: string | undefined
  /** The name in data-act, where a choice wakes the island. */
  act?: string
  onFile?: (file: File) => void
}

/**
 * A field for a file that speaks the page's language: the browser's own, which speaks that of the browser, lies unseen over our button
 * and the file's name. The field's label is the caller's.
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
