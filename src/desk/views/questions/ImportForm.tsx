import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type PoolUse, poolUse } from '#src/domain/pool/pool-use.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { formatNumber } from '../../components/format-time.ts'
import { languageName } from '../../components/language-name.ts'
import { $me } from '../../session/me.ts'
import type { ChosenBankFile } from './bank-file.ts'

/** The data of the pool that an import creates. */
export interface NewPool {
  name: string
  /** Undefined until the editor has chosen the use. */
  use: PoolUse | undefined
}

interface ImportFormProps {
  file: ChosenBankFile | undefined
  texts: string
  addsQuestions: boolean
  /** The values of the new pool; undefined for an import into an existing pool. */
  newPool: NewPool | undefined
  onFile: (file: File) => void
  onChange: (change: { texts?: string; addsQuestions?: boolean }) => void
  onNewPool: (pool: NewPool) => void
}

/**
 * The inputs of an import: the file (which can be dropped here), the language of its texts, and the name and use of a
 * new pool or, for an existing pool, whether unknown questions are added.
 */
export function ImportForm(props: ImportFormProps) {
  const { file, texts, addsQuestions, newPool, onFile, onChange, onNewPool } = props
  const { t } = useTranslation()
  const { languages } = useStore($me)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const [chosen] = list ?? []
    if (chosen) onFile(chosen)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <span className="row">
        <DeskIcon name="document" />
        {file ? (
          <>
            <b>
              <bdi>{file.name}</bdi>
            </b>
            <span className="meta num">
              {t('questions:kilobytes', { size: formatNumber(Math.ceil(file.bytes.length / 1024)) })}
            </span>
          </>
        ) : (
          <span className="meta">{t('questions:dropHere')}</span>
        )}
      </span>
      {newPool && (
        <>
          <label className="lab2">
            {t('questions:poolName')}
            <input
              className="in auto"
              maxLength={160}
              required
              value={newPool.name}
              onChange={({ target }) => onNewPool({ ...newPool, name: target.value })}
            />
          </label>
          <label className="lab2">
            {t('questions:use')}
            <select
              className="in auto"
              required
              value={newPool.use ?? ''}
              onChange={({ target }) => onNewPool({ ...newPool, use: poolUse.parse(target.value) })}
            >
              {newPool.use === undefined && <option value="">{t('questions:chooseUse')}</option>}
              {poolUse.options.map((use) => (
                <option key={use} value={use}>
                  {t(`questions:uses.${use}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <label className="lab2">
        {t('questions:language')}
        <select
          className="in auto"
          value={texts}
          onChange={({ target }) => onChange({ texts: target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </label>
      {!newPool && (
        <label className="ck">
          <input
            type="checkbox"
            checked={addsQuestions}
            onChange={({ target }) => onChange({ addsQuestions: target.checked })}
          />
          {t('questions:addsQuestions')}
        </label>
      )}
      <label className="btn sec2 end file">
        <DeskIcon name="upload" />
        {t(file ? 'questions:otherFile' : 'questions:chooseFile')}
        <input
          className="sr"
          type="file"
          accept=".gift,.txt,.xml,.zip"
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
