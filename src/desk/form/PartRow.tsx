import { useStore } from '@nanostores/react'
import { Chip } from '#src/ui/Chip.tsx'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../components/DeskIcon.tsx'
import { getValue } from '../item/document-path.ts'
import { findingsUnderPath } from '../item/findings-of-path.ts'
import type { PartList } from '../item/part-fields.ts'
import { partSlotsOf } from '../item/part-slots.ts'
import { pendingStateOf } from '../item/pending-texts.ts'
import { pathOfText } from '../item/text-slots.ts'
import { $me } from '../session/me.ts'
import { asText } from './controls/control.ts'
import { useEdit } from './EditContext.tsx'
import { PartForm } from './PartForm.tsx'

interface PartRowProps {
  list: PartList
  index: number
  isOpen: boolean
  onToggle: () => void
  onRemove: ((title: string) => void) | undefined
}

/**
 * A row for a part of a document. The collapsed row shows the first text of the part; the expanded row shows all its
 * fields.
 */
export function PartRow({ list, index, isOpen, onToggle, onRemove }: PartRowProps) {
  const { t } = useTranslation()
  const { family, document, language, findings, outdated } = useEdit()
  const { languages } = useStore($me)
  const slots = partSlotsOf(family, document, languages, list, index)
  const [first] = slots
  const own = first ? asText(getValue(document, pathOfText(first, language))) : ''
  const english = first ? asText(getValue(document, pathOfText(first, 'en'))) : ''
  const found = findingsUnderPath(findings, [list.name, index])
  const open = new Set(slots.map((slot) => pendingStateOf(document, slot, language, outdated)))
  const title = own || english || t('edit:unnamedPart')
  return (
    <>
      <div className="part">
        <button className="toggle" type="button" aria-expanded={isOpen} onClick={onToggle}>
          <b className="num">{index + 1}</b>
          <span>
            <bdi lang={own ? language : 'en'}>{title}</bdi>
            {own && language !== 'en' && (
              <bdi className="meta" lang="en">
                {english}
              </bdi>
            )}
          </span>
          {open.has('missing') ? (
            <Chip mark="ring" tone="warn">
              {t('edit:missing')}
            </Chip>
          ) : (
            open.has('outdated') && (
              <Chip mark="half" tone="warn">
                {t('edit:outdated')}
              </Chip>
            )
          )}
          {found.length > 0 && (
            <span className="wrn bad">
              <Mark name="triangle" />
              {t('edit:findings', { count: found.length })}
            </span>
          )}
        </button>
        {onRemove && (
          <button
            className="icb"
            type="button"
            aria-label={t('edit:removeNamed', { name: title })}
            onClick={() => onRemove(title)}
          >
            <DeskIcon name="bin" />
          </button>
        )}
      </div>
      {isOpen && (
        <div className="opened">
          <PartForm list={list} index={index} />
        </div>
      )}
    </>
  )
}
