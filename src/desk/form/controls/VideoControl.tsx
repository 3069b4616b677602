import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { findVideos } from '#src/contract/publishing/video.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useInputDescription } from '#src/ui/use-input-description.ts'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { readableRows } from '../../components/readable-rows.ts'
import { useCall } from '../../components/use-call.ts'
import { CaptionResults } from '../../videos/CaptionResults.tsx'
import { VideoDialog } from '../../videos/VideoDialog.tsx'
import { VideoProgress } from '../../videos/VideoProgress.tsx'
import { createVideoTarget, videoFieldName } from '../../videos/video-target.ts'
import { $videoUploads } from '../../videos/video-upload.ts'
import { useEdit } from '../EditContext.tsx'
import { asText, type ControlProps } from './control.ts'

/** Returns a length in seconds as minutes and seconds: '6:20'. */
const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** A choice of a video of the portal, found by its name. */
export function VideoControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t, locale } = useTranslation()
  const { editor, document } = useEdit()
  const [query, setQuery] = useState('')
  const chosen = asText(value)
  const { value: page } = useCall(findVideos, { limit: 20, ...(query && { query }) })
  // Headless UI chooses the active option on Tab, but here Tab must only move the focus to the next field.
  const isTabbing = useRef(false)
  const input = useInputDescription(attributes['aria-describedby'])
  const [dialog, setDialog] = useState<'video' | 'captions'>()
  const place = videoFieldName(editor, document, attributes.name)
  const upload = [...useStore($videoUploads).values()].findLast(({ target }) => target.place() === place)
  return (
    <>
      <Combobox<string>
        value={chosen}
        immediate
        disabled={disabled}
        onChange={(name) => name !== null && !isTabbing.current && onChange(name)}
      >
        <ComboboxInput
          {...attributes}
          ref={input}
          className="in mono"
          autoComplete="off"
          placeholder={t('edit:findVideo')}
          displayValue={(name: string) => name}
          onFocus={() => {
            isTabbing.current = false
          }}
          onKeyDown={({ key }) => {
            isTabbing.current = key === 'Tab'
          }}
          onChange={(event) => {
            setQuery(event.target.value)
            if (event.target.value === '') onChange(undefined)
          }}
        />
        <ComboboxOptions className="menu cmd wide" modal={false}>
          {readableRows(page?.rows).map((video) => (
            <ComboboxOption key={video.name} value={video.name}>
              <b className="mono">{video.name}</b>
              <span className="meta">
                {[minutes(video.seconds), joinWithCommas(locale, video.captions)].filter(Boolean).join(' · ')}
              </span>
            </ComboboxOption>
          ))}
          {page && page.rows.length === 0 && (
            <ComboboxOption value="" disabled className="meta">
              {t('edit:noReference')}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
      {!disabled && (
        <div className="row">
          <button className="btn sec2 sm" type="button" onClick={() => setDialog('video')}>
            <DeskIcon name="upload" />
            {t('video:uploadOther')}
          </button>
          {chosen && (
            <button className="btn quiet sm" type="button" onClick={() => setDialog('captions')}>
              {t('video:captions')}
            </button>
          )}
        </div>
      )}
      {upload && !dialog && (
        <>
          <VideoProgress upload={upload} />
          <CaptionResults uploads={upload.captions} />
        </>
      )}
      {dialog && (
        <VideoDialog
          name={dialog === 'captions' ? chosen : ''}
          createTarget={() => createVideoTarget(editor, attributes.name)}
          running={upload}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
