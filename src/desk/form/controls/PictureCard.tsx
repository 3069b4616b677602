import type { PointerEvent } from 'react'
import { getPictureLink } from '#src/contract/publishing/picture.ts'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { useCall } from '../../components/use-call.ts'
import { labelText } from '../../item/field-text.ts'

interface PictureCardProps {
  picture: Partial<DocumentPicture>
  disabled: boolean
  onChange: (picture: Partial<DocumentPicture> | undefined) => void
  /** Moves the focus to the alternative text; undefined if the picture has none. */
  onText?: (() => void) | undefined
}

const center = { x: 50, y: 50 }
const percent = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100))

/** A picture with its focus point, which can be moved by a click or by sliders. */
export function PictureCard({ picture, disabled, onChange, onText }: PictureCardProps) {
  const translator = useTranslation()
  const { t } = translator
  const { value } = useCall(getPictureLink, picture.name ? { name: picture.name } : null)
  const point = picture.focus ?? center
  const setFocus = (focus: typeof center) => onChange({ ...picture, focus })
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (disabled) return
    const box = currentTarget.getBoundingClientRect()
    setFocus({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  return (
    <figure className="picture">
      <div className="shot" onPointerDown={pointAt}>
        {value && <img src={value.link} alt="" width={picture.width} height={picture.height} />}
        <i style={{ insetBlockStart: `${point.y}%`, left: `${point.x}%` }} aria-hidden="true" />
      </div>
      <figcaption>
        <span className="meta num">
          {picture.width} × {picture.height}
        </span>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="lab2">
            {t(`edit:focus.${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              value={point[axis]}
              disabled={disabled}
              onChange={(event) => setFocus({ ...point, [axis]: Number(event.target.value) })}
            />
          </label>
        ))}
        {onText && (
          <button className="btn quiet sm" type="button" onClick={onText}>
            {labelText(translator, 'Alternative text')}
          </button>
        )}
        {!disabled && (
          <button className="btn quiet sm" type="button" onClick={() => onChange(undefined)}>
            <DeskIcon name="bin" />
            {t('edit:removePicture')}
          </button>
        )}
      </figcaption>
    </figure>
  )
}
