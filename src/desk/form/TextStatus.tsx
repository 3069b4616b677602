import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatPath } from '../item/document-path.ts'
import { pathOfText, type TextSlot } from '../item/text-slots.ts'
import { ConfirmTranslationButton } from './ConfirmTranslationButton.tsx'
import { useEdit } from './EditContext.tsx'

interface TextStatusProps {
  slot: TextSlot
  source: string
  value: string
}

/**
 * The state of a text: "missing" or "outdated" in other languages than English, and the length of a text that has
 * used more than 60 % of its limit.
 */
export function TextStatus({ slot, source, value }: TextStatusProps) {
  const { t } = useTranslation()
  const { language, outdated } = useEdit()
  const { maxLength } = slot.field.limits
  const length =
    maxLength && maxLength <= 600 && value.length > maxLength * 0.6 ? (
      <span className="meta num">{t('edit:length', { length: value.length, most: maxLength })}</span>
    ) : null
  if (language === 'en' || source === '') return length
  if (value === '')
    return (
      <Chip mark="ring" tone="warn">
        {t('edit:missing')}
      </Chip>
    )
  if (outdated.has(formatPath(pathOfText(slot, language))))
    return (
      <>
        {length}
        <Chip mark="half" tone="warn">
          {t('edit:outdated')}
        </Chip>
        <ConfirmTranslationButton path={pathOfText(slot, language)} />
      </>
    )
  return length
}
